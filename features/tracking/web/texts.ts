import { lazyTexts } from '../../../platform/web/language/lazyTexts.ts';

/** Words of a journey: its map, stops and events. */
export const useJourneyTexts = lazyTexts({
  zh: () => import('../texts/journey/zh.ts'),
  en: () => import('../texts/journey/en.ts'),
  ru: () => import('../texts/journey/ru.ts'),
});

/** The public page. */
export const useTraceTexts = lazyTexts({
  zh: () => import('../texts/trace/zh.ts'),
  en: () => import('../texts/trace/en.ts'),
  ru: () => import('../texts/trace/ru.ts'),
});

/** The dispatcher's page. */
export const useOperatorTexts = lazyTexts({
  zh: () => import('../texts/operator/zh.ts'),
  en: () => import('../texts/operator/en.ts'),
  ru: () => import('../texts/operator/ru.ts'),
});
