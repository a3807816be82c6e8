import { lazyTexts } from '../../../../platform/web/language/lazyTexts.ts';

export const useFleetTexts = lazyTexts(() => import('../texts/page.ts'));
