import { lazyTexts } from '../../../platform/web/language/lazyTexts.ts';

export const useSectionTexts = lazyTexts({
  zh: () => import('../texts/section/zh.ts'),
  en: () => import('../texts/section/en.ts'),
  ru: () => import('../texts/section/ru.ts'),
});

export const useReviewTexts = lazyTexts({
  zh: () => import('../texts/review/zh.ts'),
  en: () => import('../texts/review/en.ts'),
  ru: () => import('../texts/review/ru.ts'),
});

export const useLinkTexts = lazyTexts({
  zh: () => import('../texts/link/zh.ts'),
  en: () => import('../texts/link/en.ts'),
  ru: () => import('../texts/link/ru.ts'),
});
