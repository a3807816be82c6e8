import { lazyTexts } from '../../../../../platform/web/language/lazyTexts.ts';

export const useOperatorTexts = lazyTexts(() => import('../../texts/operator.ts'));
