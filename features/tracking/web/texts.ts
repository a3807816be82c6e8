import { lazyTexts } from '../../../platform/web/language/lazyTexts.ts';

export const useJourneyTexts = lazyTexts({
  zh: () => import('../texts/journey/zh.ts'),
  en: () => import('../texts/journey/en.ts'),
  ru: () => import('../texts/journey/ru.ts'),
});

/** Public page. */
export const useTraceTexts = lazyTexts({
  zh: () => import('../texts/trace/zh.ts'),
  en: () => import('../texts/trace/en.ts'),
  ru: () => import('../texts/trace/ru.ts'),
});

/** Dispatcher's page. */
export const useOperatorTexts = lazyTexts({
  zh: () => import('../texts/operator/zh.ts'),
  en: () => import('../texts/operator/en.ts'),
  ru: () => import('../texts/operator/ru.ts'),
});
