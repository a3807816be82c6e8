import { Form, InputNumber, Select } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { RecordPage } from '../../../../../platform/web/records/RecordPage.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { SentBy } from '../../../../../platform/wire/call.ts';
import { LINE_TYPES } from '../../../../freight/network/wire.ts';
import { LADDER_KINDS } from '../../rules.ts';
import { ladders } from '../../ruleWire.ts';
import { PercentInput, TaxRateInput } from '../decimals.tsx';
import { useTexts } from '../texts.ts';
import { PERIOD_TONE } from '../tones.ts';
import { nextVersionOf, today } from './nextVersion.ts';
import { RowsField } from './RowsField.tsx';
import styles from './rules.module.css';
import { ValidityFields } from './TariffFields.tsx';

type Values = SentBy<typeof ladders.add>;

const REQUIRED = [{ required: true }];

const blank = (): Partial<Values> => ({
  kind: 'cancellation',
  taxRate: '0.06',
  validFrom: today(),
  rungs: [{ days: 0, percent: '' }],
});

/** What cancellations cost and roll-overs pay, by days to the departure. */
export default function LadderPage() {
  const texts = useTexts();
  const format = useFormat();
  return (
    <RecordPage
      records={ladders}
      title={texts.laddersTitle}
      subtitle={texts.laddersSubtitle}
      emptyText={texts.laddersEmpty}
      actionsWidth={96}
      form={{
        title: (row) => (row ? texts.ladderEdit : texts.ladderAdd),
        initial: (row): Partial<Values> => (row ? nextVersionOf(row) : blank()),
        input: (values: Values) => ({
          ...values,
          lineType: values.lineType ?? null,
          validTo: values.validTo || null,
        }),
        fields: () => <LadderFields />,
        saved: texts.saved,
      }}
      filters={[
        {
          kind: 'select',
          name: 'kind',
          label: texts.kind,
          options: LADDER_KINDS.map((value) => ({ value, label: texts.kinds[value] })),
        },
        {
          kind: 'select',
          name: 'lineType',
          label: texts.line,
          options: LINE_TYPES.map((value) => ({ value, label: texts.lines[value] })),
        },
      ]}
      columns={[
        { key: 'kind', title: texts.kind, minWidth: 176, render: ({ kind }) => texts.kinds[kind] },
        {
          key: 'lineType',
          title: texts.line,
          width: 128,
          render: ({ lineType }) => (lineType === null ? texts.all : texts.lines[lineType]),
        },
        {
          key: 'rungs',
          title: texts.rungs,
          minWidth: 280,
          render: ({ rungs }) =>
            rungs
              .toReversed()
              .map(({ days, percent }) => texts.rungText({ days, percent: format.number(Number(percent)) }))
              .join(' · '),
        },
        { key: 'validFrom', title: texts.validFrom, width: 120, render: (row) => format.date(row.validFrom) },
        { key: 'version', title: texts.version, width: 80, align: 'right', hideOnPhone: true },
        {
          key: 'period',
          title: texts.period,
          width: 112,
          inCardCorner: true,
          render: ({ period }) => <StatusTag tone={PERIOD_TONE[period]} label={texts.periods[period]} />,
        },
      ]}
    />
  );
}

function LadderFields() {
  const texts = useTexts();
  return (
    <>
      <Form.Item name="kind" label={texts.kind}>
        <Select options={LADDER_KINDS.map((value) => ({ value, label: texts.kinds[value] }))} />
      </Form.Item>
      <Form.Item name="lineType" label={texts.line}>
        <Select
          allowClear
          placeholder={texts.all}
          options={LINE_TYPES.map((value) => ({ value, label: texts.lines[value] }))}
        />
      </Form.Item>
      <RowsField
        name="rungs"
        label={texts.rungs}
        hint={texts.rungsHint}
        addLabel={texts.addRung}
        removeLabel={texts.removeRow}
        max={12}
        fresh={{ days: undefined, percent: '' }}
        row={(index) => (
          <>
            <Form.Item name={[index, 'days']} rules={REQUIRED}>
              <InputNumber
                className={styles.wide}
                min={0}
                max={365}
                precision={0}
                disabled={index === 0}
                aria-label={texts.rungDays}
                prefix="≥"
              />
            </Form.Item>
            <Form.Item name={[index, 'percent']} rules={REQUIRED}>
              <PercentInput aria-label={texts.percent} />
            </Form.Item>
          </>
        )}
      />
      <Form.Item name="taxRate" label={texts.taxRate} rules={REQUIRED}>
        <TaxRateInput />
      </Form.Item>
      <ValidityFields />
    </>
  );
}
