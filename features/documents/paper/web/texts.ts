import { lazyTexts } from '../../../../platform/web/language/lazyTexts.ts';

export const usePageTexts = lazyTexts(() => import('../texts/page.ts'));
