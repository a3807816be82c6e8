import { lazyTexts } from '../../../../platform/web/language/lazyTexts.ts';

export const useSavedViewTexts = lazyTexts(() => import('../texts/page.ts'));
