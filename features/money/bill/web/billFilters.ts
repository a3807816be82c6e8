import { CURRENCY_OPTIONS } from '../../charge/currencies.ts';
import { BILL_SIDES, type BillStatus } from '../states.ts';
import { recentMonths } from './recentMonths.ts';
import { useTexts } from './texts.ts';

const MONTHS = 24;

/** Filters that customers and operators have. */
export function useBillFilters(statuses: readonly BillStatus[]) {
  const texts = useTexts();
  return {
    number: { kind: 'text', name: 'billNo', label: texts.billNo },
    status: {
      kind: 'select',
      name: 'status',
      label: texts.status,
      width: 128,
      options: statuses.map((value) => ({ value, label: texts.statuses[value] })),
    },
    side: {
      kind: 'select',
      name: 'side',
      label: texts.side,
      width: 136,
      options: BILL_SIDES.map((value) => ({ value, label: texts.sides[value] })),
    },
    month: {
      kind: 'select',
      name: 'month',
      label: texts.ofMonth,
      width: 112,
      options: recentMonths(MONTHS).map((value) => ({ value, label: value })),
    },
    due: { kind: 'dateRange', names: ['dueFrom', 'dueTo'], label: texts.dueRange, direction: 'ahead' },
    currency: {
      kind: 'select',
      name: 'currency',
      label: texts.currency,
      width: 96,
      options: CURRENCY_OPTIONS,
    },
  } as const;
}
