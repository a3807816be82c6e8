import { lazyTexts } from '../language/lazyTexts.ts';

export const usePlatformTexts = lazyTexts(() => import('./platform.ts'));
