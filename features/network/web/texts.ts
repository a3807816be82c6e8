import { lazyTexts } from '../../../platform/web/language/lazyTexts.ts';

/** The texts of the network's pages in the language in use. */
export const useNetworkTexts = lazyTexts({
  zh: () => import('../texts/page/zh.ts'),
  en: () => import('../texts/page/en.ts'),
  ru: () => import('../texts/page/ru.ts'),
});
