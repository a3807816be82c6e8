import { Alert, Button, Form, Input } from 'antd';
import { ActionButtons } from '../../../../../platform/web/actions/ActionButtons.tsx';
import { formAction, reasonAction } from '../../../../../platform/web/actions/action.ts';
import { actionForm } from '../../../../../platform/web/actions/actionForm.tsx';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useDownload } from '../../../../../platform/web/query/download.ts';
import { MoneyInput } from '../../../../../platform/web/widgets/fields/MoneyInput.tsx';
import { download } from '../../../../documents/resource/wire.ts';
import { confirmReceipt, type DepositEntry, deposits, listEntries, rejectPayment } from '../../wire.ts';
import { CURRENCY } from '../currency.ts';
import { useOperatorTexts } from '../texts.ts';
import styles from './operator.module.css';

const INVALIDATES = [deposits.list, deposits.read, listEntries];

/** A payment that waits for the platform, with its proof and both answers. */
export function PaymentCheck({ payment }: { payment: DepositEntry }) {
  const texts = useOperatorTexts();
  const format = useFormat();
  const file = useDownload(download);
  const { entryId: paymentId, amount, resourceId, reason } = payment;
  const receiptForm = actionForm({
    first: { amount: amount ?? '', reason: '' },
    input: (values) => values,
    fields: () => (
      <>
        <p>{texts.confirmText}</p>
        <Form.Item name="amount" label={texts.confirmAmount} rules={[{ required: true }]}>
          <MoneyInput tax="none" currency={CURRENCY} />
        </Form.Item>
        <Form.Item name="reason" label={texts.remark}>
          <Input maxLength={500} autoComplete="off" />
        </Form.Item>
      </>
    ),
  });
  const actions = [
    reasonAction(rejectPayment, (why) => ({ paymentId, reason: why }), {
      label: texts.reject,
      title: texts.rejectTitle,
      text: texts.rejectText,
      done: texts.rejected,
      isDangerous: true,
    }),
    formAction(
      confirmReceipt,
      { paymentId },
      { label: texts.confirm, done: texts.confirmed, isMain: true, form: receiptForm },
    ),
  ];
  return (
    <Alert
      type="info"
      showIcon
      title={texts.toCheck({ amount: amount === null ? '' : format.money(amount, CURRENCY) })}
      description={
        <div className={styles.answers}>
          {reason !== '' && <p>{reason}</p>}
          {resourceId !== null && <Button onClick={() => void file.download({ resourceId })}>{texts.proof}</Button>}
          <ActionButtons actions={actions} look="buttons" invalidates={INVALIDATES} />
        </div>
      }
    />
  );
}
