import { lazyTexts } from '../../language/lazyTexts.ts';

/** The texts of previews and picture lists in the language in use. */
export const usePreviewTexts = lazyTexts({
  zh: () => import('./texts/zh.ts'),
  en: () => import('./texts/en.ts'),
  ru: () => import('./texts/ru.ts'),
});
