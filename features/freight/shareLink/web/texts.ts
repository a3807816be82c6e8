import { lazyTexts } from '../../../../platform/web/language/lazyTexts.ts';

export const useLinksTexts = lazyTexts(() => import('../texts/page.ts'));
export const useHolderTexts = lazyTexts(() => import('../texts/holder.ts'));
