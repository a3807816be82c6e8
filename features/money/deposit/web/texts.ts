import { lazyTexts } from '../../../../platform/web/language/lazyTexts.ts';

export const useSectionTexts = lazyTexts(() => import('../texts/section.ts'));

export const useOperatorTexts = lazyTexts(() => import('../texts/operator.ts'));
