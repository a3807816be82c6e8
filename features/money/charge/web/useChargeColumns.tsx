import { useFormat } from '../../../../platform/web/language/format.ts';
import type { RecordListProps } from '../../../../platform/web/records/recordProps.ts';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import type { PayloadOf, SentBy } from '../../../../platform/wire/call.ts';
import { companyFilter } from '../../../people/account/web/parts.ts';
import { CHARGE_STATUSES, chargeSide } from '../charge.ts';
import { FEE_TYPES } from '../feeTypes.ts';
import type { charges } from '../wire.ts';
import { useTexts } from './texts.ts';
import { CHARGE_TONE } from './tones.ts';

type List = RecordListProps<
  SentBy<typeof charges.list>,
  PayloadOf<typeof charges.list>['rows'][number],
  object,
  object,
  object,
  object
>;

/** Columns and filters of the list of charges. */
export function useChargeColumns(): Pick<List, 'columns' | 'filters'> {
  const texts = useTexts();
  const format = useFormat();
  return {
    filters: [
      { kind: 'text', name: 'orderBigNo', label: texts.order },
      companyFilter('companyName', texts.company),
      {
        kind: 'select',
        name: 'side',
        label: texts.side,
        options: chargeSide.options.map((value) => ({ value, label: texts.sides[value] })),
      },
      {
        kind: 'select',
        name: 'status',
        label: texts.status,
        options: CHARGE_STATUSES.map((value) => ({ value, label: texts.statuses[value] })),
      },
      {
        kind: 'select',
        name: 'feeType',
        label: texts.feeType,
        options: FEE_TYPES.map((value) => ({ value, label: texts.feeTypes[value] ?? value })),
      },
    ],
    columns: [
      {
        key: 'occurredOn',
        title: texts.occurredOn,
        width: 112,
        render: (row) => format.date(row.occurredOn),
      },
      { key: 'orderBigNo', title: texts.order, width: 152 },
      { key: 'containerNo', title: texts.container, width: 136 },
      { key: 'companyName', title: texts.company, minWidth: 168 },
      {
        key: 'feeType',
        title: texts.feeType,
        minWidth: 128,
        render: (row) => texts.feeTypes[row.feeType] ?? row.feeType,
      },
      {
        key: 'side',
        title: texts.side,
        width: 152,
        hideOnPhone: true,
        render: (row) => texts.sides[row.side],
      },
      {
        key: 'amount',
        title: texts.amount,
        width: 144,
        align: 'right',
        render: (row) => format.money(row.amount, row.currency),
      },
      {
        key: 'taxAmount',
        title: texts.tax,
        width: 112,
        align: 'right',
        hideOnPhone: true,
        render: (row) => format.money(row.taxAmount, row.currency),
      },
      {
        key: 'status',
        title: texts.status,
        width: 120,
        inCardCorner: true,
        render: ({ status }) => <StatusTag tone={CHARGE_TONE[status]} label={texts.statuses[status]} />,
      },
    ],
  };
}
