import { lazyTexts } from '../../language/lazyTexts.ts';

/** The texts of rich texts and their editor in the language in use. */
export const useRichTexts = lazyTexts({
  zh: () => import('./texts/zh.ts'),
  en: () => import('./texts/en.ts'),
  ru: () => import('./texts/ru.ts'),
});
