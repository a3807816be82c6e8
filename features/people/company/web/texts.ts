import { lazyTexts } from '../../../../platform/web/language/lazyTexts.ts';

export const useFormTexts = lazyTexts(() => import('../texts/form.ts'));

export const useReviewTexts = lazyTexts(() => import('../texts/review.ts'));

export const useJoinTexts = lazyTexts(() => import('../texts/join.ts'));

export const useCompanyTexts = lazyTexts(() => import('../texts/centre.ts'));
