import { lazyTexts } from '../../../platform/web/language/lazyTexts.ts';

export const useShellTexts = lazyTexts(() => import('./texts/shell.ts'));
