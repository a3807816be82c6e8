import { lazyTexts } from '../../../../platform/web/language/lazyTexts.ts';

export const useApiKeyTexts = lazyTexts(() => import('../texts/page.ts'));
