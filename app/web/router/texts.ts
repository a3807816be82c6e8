import { lazyTexts } from '../../../platform/web/language/lazyTexts.ts';

/** Texts of the router's own pages in the language in use. */
export const useRouterTexts = lazyTexts({
  zh: () => import('./texts/zh.ts'),
  en: () => import('./texts/en.ts'),
  ru: () => import('./texts/ru.ts'),
});
