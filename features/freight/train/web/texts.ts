import { lazyTexts } from '../../../../platform/web/language/lazyTexts.ts';

export const useTrainTexts = lazyTexts(() => import('../texts/page.ts'));

export const usePlanTexts = lazyTexts(() => import('../texts/plans.ts'));

export const useMovementTexts = lazyTexts(() => import('../texts/movements.ts'));
