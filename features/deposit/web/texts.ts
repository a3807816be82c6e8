import { lazyTexts } from '../../../platform/web/language/lazyTexts.ts';

export const useSectionTexts = lazyTexts({
  zh: () => import('../texts/section/zh.ts'),
  en: () => import('../texts/section/en.ts'),
  ru: () => import('../texts/section/ru.ts'),
});

export const useOperatorTexts = lazyTexts({
  zh: () => import('../texts/operator/zh.ts'),
  en: () => import('../texts/operator/en.ts'),
  ru: () => import('../texts/operator/ru.ts'),
});
