import { lazyTexts } from '../../../../platform/web/language/lazyTexts.ts';

export const useSectionTexts = lazyTexts(() => import('../texts/section.ts'));

export const useReviewTexts = lazyTexts(() => import('../texts/review.ts'));

export const useLinkTexts = lazyTexts(() => import('../texts/link.ts'));
