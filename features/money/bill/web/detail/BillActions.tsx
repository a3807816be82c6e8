import { Alert, Form, Input, Select } from 'antd';
import { productOf } from '../../../../../libs/amounts/decimals.ts';
import { ActionButtons } from '../../../../../platform/web/actions/ActionButtons.tsx';
import { action, formAction, reasonAction } from '../../../../../platform/web/actions/action.ts';
import { actionForm } from '../../../../../platform/web/actions/actionForm.tsx';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { MoneyInput } from '../../../../../platform/web/widgets/fields/MoneyInput.tsx';
import {
  addLine,
  agreeBill,
  agreeForCustomer,
  approveClaim,
  type Bill,
  returnClaim,
  sendBills,
  voidBill,
} from '../../wire.ts';
import styles from '../bill.module.css';
import { useTexts } from '../texts.ts';
import { INVALIDATES } from './invalidates.ts';

/** What the user can do with the whole bill, as the server says. */
export function BillActions({ bill }: { bill: Bill }) {
  const texts = useTexts();
  const format = useFormat();
  const lineForm = useLineForm(bill.currency);
  const { billId, version, abilities } = bill;
  const total = bill.total === null ? '' : format.money(bill.total, bill.currency);
  const actions = [
    abilities.agree &&
      action(
        agreeBill,
        { billId, version },
        {
          label: texts.agree,
          text: texts.agreeText({ total }),
          done: texts.agreedDone,
          isMain: true,
        },
      ),
    abilities.send &&
      action(sendBills, { billIds: [billId] }, { label: texts.send, done: texts.sendDone, isMain: true }),
    abilities.approve &&
      action(
        approveClaim,
        { billId, version },
        {
          label: texts.approve,
          title: texts.approveText({ total }),
          text: bill.needsSecondApproval ? texts.approveTwo : undefined,
          done: texts.approveDone,
          isMain: true,
        },
      ),
    abilities.addLine &&
      formAction(addLine, { billId }, { label: texts.addLine, done: texts.lineDone, form: lineForm }),
    abilities.agreeFor &&
      reasonAction(agreeForCustomer, (reason) => ({ billId, version, reason }), {
        label: texts.agreeFor,
        title: texts.agreeForTitle,
        text: texts.agreeForText,
        done: texts.agreedDone,
      }),
    abilities.void &&
      reasonAction(voidBill, (reason) => ({ billId, reason }), {
        label: texts.void,
        title: texts.voidTitle,
        text: texts.voidText,
        done: texts.voidDone,
        isDangerous: true,
      }),
    abilities.return &&
      reasonAction(returnClaim, (reason) => ({ billId, reason }), {
        label: texts.return,
        title: texts.returnTitle,
        text: texts.returnText,
        done: texts.returnDone,
        isDangerous: true,
      }),
  ];
  return (
    <div className={styles.buttons}>
      <ActionButtons actions={actions} look="buttons" invalidates={INVALIDATES} />
      {bill.needsSecondApproval && abilities.approve && <Alert type="info" showIcon title={texts.approveTwo} />}
    </div>
  );
}

const TAX_RATES = ['0', '0.01', '0.03', '0.06', '0.09', '0.13', '0.2'];
const percent = (rate: string) => `${productOf(rate, '100', 0)} %`;

function useLineForm(currency: string) {
  const texts = useTexts();
  return actionForm({
    width: 480,
    first: { description: '', amount: '', taxRate: '0', reason: '' },
    input: (values) => values,
    fields: () => (
      <>
        <Form.Item name="description" label={texts.description} rules={[{ required: true, whitespace: true }]}>
          <Input maxLength={200} autoComplete="off" />
        </Form.Item>
        <Form.Item name="amount" label={texts.amount} rules={[{ required: true }]}>
          <MoneyInput tax="gross" currency={currency} />
        </Form.Item>
        <Form.Item name="taxRate" label={texts.taxRate}>
          <Select options={TAX_RATES.map((value) => ({ value, label: percent(value) }))} />
        </Form.Item>
        <Form.Item name="reason" label={texts.reason} rules={[{ required: true, whitespace: true }]}>
          <Input.TextArea rows={2} maxLength={500} />
        </Form.Item>
      </>
    ),
  });
}
