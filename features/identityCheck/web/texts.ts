import { lazyTexts } from '../../../platform/web/language/lazyTexts.ts';

export const useCheckTexts = lazyTexts({
  zh: () => import('../texts/check/zh.ts'),
  en: () => import('../texts/check/en.ts'),
  ru: () => import('../texts/check/ru.ts'),
});
