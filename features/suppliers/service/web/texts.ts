import { lazyTexts } from '../../../../platform/web/language/lazyTexts.ts';

export const useServiceTexts = lazyTexts(() => import('../texts/page.ts'));

export const useDriverTexts = lazyTexts(() => import('../texts/driver.ts'));
