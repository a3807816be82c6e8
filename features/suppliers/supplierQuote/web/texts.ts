import { lazyTexts } from '../../../../platform/web/language/lazyTexts.ts';

export const useQuoteTexts = lazyTexts(() => import('../texts/page.ts'));
