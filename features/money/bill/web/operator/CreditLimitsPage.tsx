import { Form, Input, Select } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { RecordPage } from '../../../../../platform/web/records/RecordPage.tsx';
import { MoneyInput } from '../../../../../platform/web/widgets/fields/MoneyInput.tsx';
import type { SentBy } from '../../../../../platform/wire/call.ts';
import { CompanyPicker, companyFilter } from '../../../../people/account/web/parts.ts';
import { CURRENCY_OPTIONS } from '../../../charge/currencies.ts';
import { creditLimits } from '../../wire.ts';
import { useTexts } from '../texts.ts';

const blank: SentBy<typeof creditLimits.add> = { companyNo: '', amount: '', currency: 'CNY', remark: '' };

/** How much customers may owe. */
export default function CreditLimitsPage() {
  const texts = useTexts();
  const t = texts.limits;
  const format = useFormat();
  const inMoney = (amount: string | null, currency: string) => (amount === null ? '—' : format.money(amount, currency));
  return (
    <RecordPage
      records={creditLimits}
      title={t.title}
      subtitle={t.subtitle}
      emptyText={t.empty}
      actionsWidth={152}
      removal={{ nameOf: ({ companyFullName }) => companyFullName, removed: t.removed }}
      form={{
        title: (row) => (row ? t.edit : t.add),
        initial: (row): SentBy<typeof creditLimits.add> => (row ? { ...row, amount: row.amount ?? '' } : blank),
        input: (values) => values,
        fields: () => <LimitFields />,
        saved: t.saved,
      }}
      filters={[companyFilter('companyFullName', texts.company)]}
      columns={[
        { key: 'companyFullName', title: texts.company, minWidth: 200 },
        { key: 'companyNo', title: texts.companyNo, width: 128 },
        {
          key: 'amount',
          title: t.amount,
          width: 168,
          align: 'right',
          render: ({ amount, currency }) => inMoney(amount, currency),
        },
        {
          key: 'owed',
          title: t.owed,
          width: 184,
          align: 'right',
          render: ({ owed, currency }) => inMoney(owed, currency),
        },
        { key: 'otherOwed', title: t.otherOwed, width: 176, align: 'right' },
        { key: 'remark', title: texts.remark, minWidth: 160, hideOnPhone: true },
      ]}
    />
  );
}

function LimitFields() {
  const texts = useTexts();
  return (
    <>
      <Form.Item name="companyNo" label={texts.company} rules={[{ required: true }]}>
        <CompanyPicker />
      </Form.Item>
      <Form.Item name="amount" label={texts.limits.amount} rules={[{ required: true }]}>
        <MoneyInput tax="gross" />
      </Form.Item>
      <Form.Item name="currency" label={texts.currency}>
        <Select options={CURRENCY_OPTIONS} />
      </Form.Item>
      <Form.Item name="remark" label={texts.remark}>
        <Input maxLength={500} autoComplete="off" />
      </Form.Item>
    </>
  );
}
