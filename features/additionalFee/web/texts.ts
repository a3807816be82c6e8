import { lazyTexts } from '../../../platform/web/language/lazyTexts.ts';

export const useFeeTexts = lazyTexts({
  zh: () => import('../texts/page/zh.ts'),
  en: () => import('../texts/page/en.ts'),
  ru: () => import('../texts/page/ru.ts'),
});
