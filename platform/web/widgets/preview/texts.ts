import { lazyTexts } from '../../language/lazyTexts.ts';

export const usePreviewTexts = lazyTexts(() => import('./texts/preview.ts'));
