import { useFormat } from '../../../../../platform/web/language/format.ts';
import type { RecordListProps } from '../../../../../platform/web/records/recordProps.ts';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { SentBy } from '../../../../../platform/wire/call.ts';
import { LINE_TYPES } from '../../../../freight/network/wire.ts';
import { companyFilter } from '../../../../people/account/web/parts.ts';
import { chargeSide, SERVICE_KINDS } from '../../charge.ts';
import { FEE_TYPES } from '../../feeTypes.ts';
import type { TariffRow, tariffs } from '../../ruleWire.ts';
import { useTexts } from '../texts.ts';
import { PERIOD_TONE } from '../tones.ts';
import { usePriceText } from './usePriceText.ts';

type List = RecordListProps<SentBy<typeof tariffs.list>, TariffRow, object, object, object, object>;

/** Columns and filters of the list of tariffs. */
export function useTariffColumns(): Pick<List, 'columns' | 'filters'> {
  const texts = useTexts();
  const format = useFormat();
  const priceText = usePriceText();
  return {
    filters: [
      {
        kind: 'select',
        name: 'feeType',
        label: texts.feeType,
        options: FEE_TYPES.map((value) => ({ value, label: texts.feeTypes[value] ?? value })),
      },
      {
        kind: 'select',
        name: 'side',
        label: texts.side,
        options: chargeSide.options.map((value) => ({ value, label: texts.sides[value] })),
      },
      {
        kind: 'select',
        name: 'serviceKind',
        label: texts.serviceKind,
        options: SERVICE_KINDS.map((value) => ({ value, label: texts.serviceKinds[value] })),
      },
      {
        kind: 'select',
        name: 'lineType',
        label: texts.line,
        options: LINE_TYPES.map((value) => ({ value, label: texts.lines[value] })),
      },
      companyFilter('companyName', texts.company),
    ],
    columns: [
      {
        key: 'feeType',
        title: texts.feeType,
        minWidth: 136,
        render: (row) => texts.feeTypes[row.feeType] ?? row.feeType,
      },
      {
        key: 'side',
        title: texts.side,
        width: 160,
        hideOnPhone: true,
        render: (row) => texts.sides[row.side],
      },
      {
        key: 'lineType',
        title: texts.line,
        width: 112,
        render: ({ lineType }) => (lineType === null ? texts.all : texts.lines[lineType]),
      },
      {
        key: 'sizeType',
        title: texts.sizeType,
        width: 96,
        render: ({ sizeType }) => (sizeType === null ? texts.all : texts.sizes[sizeType]),
      },
      {
        key: 'companyName',
        title: texts.company,
        minWidth: 120,
        hideOnPhone: true,
        render: ({ companyName, stationName }) => companyName || stationName || texts.all,
      },
      { key: 'tiers', title: texts.price, minWidth: 200, render: (row) => priceText(row) },
      {
        key: 'validFrom',
        title: texts.validFrom,
        width: 112,
        render: (row) => format.date(row.validFrom),
      },
      { key: 'version', title: texts.version, width: 80, align: 'right', hideOnPhone: true },
      {
        key: 'period',
        title: texts.period,
        width: 124,
        inCardCorner: true,
        render: ({ period }) => <StatusTag tone={PERIOD_TONE[period]} label={texts.periods[period]} />,
      },
    ],
  };
}
