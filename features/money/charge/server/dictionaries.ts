import type { Dictionary } from '../../../../platform/server/feature.ts';
import { FEE_TYPES } from '../feeTypes.ts';
import { FEE_TYPE_NAMES } from '../names.ts';

export const dictionaries: readonly Dictionary[] = [
  {
    dictType: 'expenseItem',
    name: { zh: '费用类型', en: 'Charge types', ru: 'Виды начислений' },
    entries: FEE_TYPES.map((value) => ({ value, label: FEE_TYPE_NAMES[value] })),
  },
];
