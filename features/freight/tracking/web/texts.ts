import { lazyTexts } from '../../../../platform/web/language/lazyTexts.ts';

export const useJourneyTexts = lazyTexts(() => import('../texts/journey.ts'));

/** Public page. */
export const useTraceTexts = lazyTexts(() => import('../texts/trace.ts'));

/** Dispatcher's page. */
export const useOperatorTexts = lazyTexts(() => import('../texts/operator.ts'));
