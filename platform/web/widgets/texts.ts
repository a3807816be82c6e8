import { lazyTexts } from '../language/lazyTexts.ts';

/** The widgets' own texts in the language in use. */
export const useWidgetTexts = lazyTexts({
  zh: () => import('./texts/zh.ts'),
  en: () => import('./texts/en.ts'),
  ru: () => import('./texts/ru.ts'),
});
