import { lazyTexts } from '../../../../platform/web/language/lazyTexts.ts';

export const useTexts = lazyTexts(() => import('../texts/page.ts'));
