import { lazyTexts } from '../../../platform/web/language/lazyTexts.ts';

/** The texts of trains in the language in use; pages read the group `page`. */
export const useTrainTexts = lazyTexts({
  zh: () => import('../texts/zh.ts'),
  en: () => import('../texts/en.ts'),
  ru: () => import('../texts/ru.ts'),
});
