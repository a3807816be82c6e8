import { lazyTexts } from '../../../platform/web/language/lazyTexts.ts';

/** The frame's own texts in the language in use. */
export const useShellTexts = lazyTexts({
  zh: () => import('./texts/zh.ts'),
  en: () => import('./texts/en.ts'),
  ru: () => import('./texts/ru.ts'),
});
