import { lazyTexts } from '../../language/lazyTexts.ts';

export const useRichTexts = lazyTexts(() => import('./texts/richText.ts'));
