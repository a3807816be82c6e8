import { lazyTexts } from '../../../../platform/web/language/lazyTexts.ts';

export const useNetworkTexts = lazyTexts(() => import('../texts/page.ts'));
