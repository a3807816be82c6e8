import { lazyTexts } from '../../../platform/web/language/lazyTexts.ts';

export const useTrainTexts = lazyTexts({
  zh: () => import('../texts/page/zh.ts'),
  en: () => import('../texts/page/en.ts'),
  ru: () => import('../texts/page/ru.ts'),
});

export const usePlanTexts = lazyTexts({
  zh: () => import('../texts/plans/zh.ts'),
  en: () => import('../texts/plans/en.ts'),
  ru: () => import('../texts/plans/ru.ts'),
});
