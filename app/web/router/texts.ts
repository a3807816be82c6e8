import { lazyTexts } from '../../../platform/web/language/lazyTexts.ts';

export const useRouterTexts = lazyTexts(() => import('./texts/router.ts'));
