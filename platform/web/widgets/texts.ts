import { lazyTexts } from '../language/lazyTexts.ts';

export const useWidgetTexts = lazyTexts(() => import('./texts/widgets.ts'));
