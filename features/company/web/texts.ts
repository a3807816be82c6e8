import { lazyTexts } from '../../../platform/web/language/lazyTexts.ts';

export const useFormTexts = lazyTexts({
  zh: () => import('../texts/form/zh.ts'),
  en: () => import('../texts/form/en.ts'),
  ru: () => import('../texts/form/ru.ts'),
});

export const useReviewTexts = lazyTexts({
  zh: () => import('../texts/review/zh.ts'),
  en: () => import('../texts/review/en.ts'),
  ru: () => import('../texts/review/ru.ts'),
});

export const useJoinTexts = lazyTexts({
  zh: () => import('../texts/join/zh.ts'),
  en: () => import('../texts/join/en.ts'),
  ru: () => import('../texts/join/ru.ts'),
});

export const useCompanyTexts = lazyTexts({
  zh: () => import('../texts/centre/zh.ts'),
  en: () => import('../texts/centre/en.ts'),
  ru: () => import('../texts/centre/ru.ts'),
});
