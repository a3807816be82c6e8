import { Form, Input, Select } from 'antd';
import { useNavigate } from 'react-router';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { showToast } from '../../../../../platform/web/toast/toast.ts';
import { FormDialog } from '../../../../../platform/web/widgets/form/FormDialog.tsx';
import { CompanyPicker } from '../../../../people/account/web/parts.ts';
import { CURRENCY_OPTIONS } from '../../../charge/currencies.ts';
import { addBill, bills, makeBills, makeOrderBill } from '../../wire.ts';
import { billPath } from '../paths.ts';
import { recentMonths } from '../recentMonths.ts';
import { useTexts } from '../texts.ts';

export type Making = 'month' | 'order' | 'manual';

const INVALIDATES = [bills.list];
const MONTHS = 12;

/** Ways to make bills: of a month, of an order, by hand. */
export function MakeDialog({ making, onClose }: { making: Making | null; onClose: () => void }) {
  if (making === 'month') return <MonthDialog onClose={onClose} />;
  if (making === 'order') return <OrderDialog onClose={onClose} />;
  return making === 'manual' ? <ManualDialog onClose={onClose} /> : null;
}

function MonthDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const t = texts.operator;
  const saving = useWrite(makeBills, { invalidates: INVALIDATES });
  const months = recentMonths(MONTHS);
  return (
    <FormDialog<{ month: string; companyNo: string }>
      isOpen
      title={t.make}
      first={{ month: months[1] ?? '', companyNo: '' }}
      saving={saving}
      onSave={async (values) => {
        const made = await saving.send(values);
        if (made) showToast('success', t.made(made));
        return made;
      }}
      onClose={onClose}
    >
      <p>{t.makeText}</p>
      <Form.Item name="month" label={texts.month}>
        <Select options={months.map((value) => ({ value, label: value }))} />
      </Form.Item>
      <Form.Item name="companyNo" label={t.makeCompany}>
        <CompanyPicker />
      </Form.Item>
    </FormDialog>
  );
}

function OrderDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const t = texts.operator;
  const saving = useWrite(makeOrderBill, { invalidates: INVALIDATES });
  return (
    <FormDialog<{ orderBigNo: string }>
      isOpen
      title={t.makeOrder}
      first={{ orderBigNo: '' }}
      saving={saving}
      onSave={async (values) => {
        const made = await saving.send(values);
        if (made) showToast('success', t.made(made));
        return made;
      }}
      onClose={onClose}
    >
      <Form.Item name="orderBigNo" label={t.orderBigNo} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={30} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}

function ManualDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const navigate = useNavigate();
  const saving = useWrite(addBill, { invalidates: INVALIDATES, done: texts.operator.added });
  return (
    <FormDialog<{ companyNo: string; currency: string; remark: string }>
      isOpen
      title={texts.operator.add}
      first={{ companyNo: '', currency: 'CNY', remark: '' }}
      saving={saving}
      onSave={async (values) => {
        const made = await saving.send(values);
        if (made) void navigate(billPath(made.billId));
        return made;
      }}
      onClose={onClose}
    >
      <Form.Item name="companyNo" label={texts.company} rules={[{ required: true }]}>
        <CompanyPicker />
      </Form.Item>
      <Form.Item name="currency" label={texts.currency}>
        <Select options={CURRENCY_OPTIONS} />
      </Form.Item>
      <Form.Item name="remark" label={texts.remark}>
        <Input maxLength={500} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
