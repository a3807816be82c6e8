import { Checkbox, Form, Select } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { RecordPage } from '../../../../../platform/web/records/RecordPage.tsx';
import { DateField } from '../../../../../platform/web/widgets/fields/DateField.tsx';
import { MoneyInput } from '../../../../../platform/web/widgets/fields/MoneyInput.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { PayloadOf, SentBy } from '../../../../../platform/wire/call.ts';
import { formatDate } from '../../../../../platform/wire/time.ts';
import { LINE_TYPES } from '../../../../freight/network/wire.ts';
import { CONTRACT_TYPE } from '../../contractTypes.ts';
import { COMPANY_ENTITIES, lineDemands } from '../../demandWire.ts';
import { useDemandTexts } from '../texts.ts';

type Row = PayloadOf<typeof lineDemands.list>['rows'][number];
type Values = SentBy<typeof lineDemands.add>;

const TONE = { current: 'success', coming: 'info', past: 'neutral' } as const;
const CURRENCY = 'CNY';
const CONTRACT_TYPES = Object.values(CONTRACT_TYPE);

const blank = (): Values => ({
  lineType: 'EU',
  companyEntity: 0,
  contractType: CONTRACT_TYPE.booking,
  demandsDeposit: true,
  depositAmount: null,
  validFrom: formatDate(new Date()),
});

/** What companies need before they book on a line, kept by the operator. */
export default function LineDemandPage() {
  const texts = useDemandTexts();
  const format = useFormat();
  const nameOf = (row: Row) =>
    texts.nameOf({
      line: texts.lines[row.lineType],
      entity: texts.entities[row.companyEntity],
      date: format.date(row.validFrom),
    });
  const depositOf = ({ demandsDeposit, depositAmount }: Row) => {
    if (!demandsDeposit) return texts.yesNo.false;
    return depositAmount === null ? texts.amountOfTemplate : format.money(depositAmount, CURRENCY);
  };
  return (
    <RecordPage
      records={lineDemands}
      title={texts.title}
      subtitle={texts.subtitle}
      emptyText={texts.empty}
      actionsWidth={152}
      removal={{ nameOf, removed: texts.removed }}
      form={{
        title: (row) => (row ? texts.edit : texts.add),
        initial: (row): Values => row ?? blank(),
        input: (values) => ({ ...values, depositAmount: values.depositAmount || null }),
        fields: () => <DemandFields />,
        saved: texts.saved,
      }}
      filters={[
        {
          kind: 'select',
          name: 'lineType',
          label: texts.line,
          options: LINE_TYPES.map((value) => ({ value, label: texts.lines[value] })),
        },
        {
          kind: 'select',
          name: 'contractType',
          label: texts.contract,
          options: CONTRACT_TYPES.map((value) => ({ value, label: texts.types[value] })),
        },
      ]}
      columns={[
        { key: 'lineType', title: texts.line, width: 136, render: (row) => texts.lines[row.lineType] },
        {
          key: 'companyEntity',
          title: texts.entity,
          width: 168,
          render: (row) => texts.entities[row.companyEntity],
        },
        {
          key: 'contractType',
          title: texts.contract,
          minWidth: 176,
          render: (row) => texts.types[row.contractType],
        },
        { key: 'depositAmount', title: texts.deposit, width: 168, align: 'right', render: depositOf },
        {
          key: 'validFrom',
          title: texts.validFrom,
          width: 128,
          render: (row) => format.date(row.validFrom),
        },
        {
          key: 'period',
          title: texts.period,
          width: 128,
          inCardCorner: true,
          render: ({ period }) => <StatusTag tone={TONE[period]} label={texts.periods[period]} />,
        },
      ]}
    />
  );
}

function DemandFields() {
  const texts = useDemandTexts();
  const hasDeposit = Form.useWatch('demandsDeposit') ?? false;
  return (
    <>
      <Form.Item name="lineType" label={texts.line}>
        <Select options={LINE_TYPES.map((value) => ({ value, label: texts.lines[value] }))} />
      </Form.Item>
      <Form.Item name="companyEntity" label={texts.entity}>
        <Select options={COMPANY_ENTITIES.map((value) => ({ value, label: texts.entities[value] }))} />
      </Form.Item>
      <Form.Item name="contractType" label={texts.contract}>
        <Select options={(['', ...CONTRACT_TYPES] as const).map((value) => ({ value, label: texts.types[value] }))} />
      </Form.Item>
      <Form.Item name="demandsDeposit" valuePropName="checked">
        <Checkbox>{texts.demandsDeposit}</Checkbox>
      </Form.Item>
      {hasDeposit && (
        <Form.Item name="depositAmount" label={texts.amount} extra={texts.amountHint}>
          <MoneyInput tax="none" currency={CURRENCY} />
        </Form.Item>
      )}
      <Form.Item name="validFrom" label={texts.validFrom} rules={[{ required: true }]}>
        <DateField isWide />
      </Form.Item>
    </>
  );
}
