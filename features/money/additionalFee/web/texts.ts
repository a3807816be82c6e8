import { lazyTexts } from '../../../../platform/web/language/lazyTexts.ts';

export const useFeeTexts = lazyTexts(() => import('../texts/page.ts'));
