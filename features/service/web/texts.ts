import { lazyTexts } from '../../../platform/web/language/lazyTexts.ts';

export const useServiceTexts = lazyTexts({
  zh: () => import('../texts/page/zh.ts'),
  en: () => import('../texts/page/en.ts'),
  ru: () => import('../texts/page/ru.ts'),
});

export const useDriverTexts = lazyTexts({
  zh: () => import('../texts/driver/zh.ts'),
  en: () => import('../texts/driver/en.ts'),
  ru: () => import('../texts/driver/ru.ts'),
});
