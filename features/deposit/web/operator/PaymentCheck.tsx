import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useDownload } from '../../../../platform/web/query/download.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { Can } from '../../../../platform/web/records/can.tsx';
import { ReasonDialog } from '../../../../platform/web/widgets/dialog/ReasonDialog.tsx';
import { MoneyInput } from '../../../../platform/web/widgets/fields/MoneyInput.tsx';
import { FormDialog } from '../../../../platform/web/widgets/form/FormDialog.tsx';
import { download } from '../../../resource/wire.ts';
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
  const [answer, setAnswer] = useState<'confirm' | 'reject' | null>(null);
  const confirming = useWrite(confirmReceipt, { invalidates: INVALIDATES, done: texts.confirmed });
  const rejecting = useWrite(rejectPayment, { invalidates: INVALIDATES, done: texts.rejected });
  const { entryId: paymentId, amount, resourceId, reason } = payment;
  const close = () => setAnswer(null);
  return (
    <>
      <Alert
        type="info"
        showIcon
        title={texts.toCheck({ amount: amount === null ? '' : format.money(amount, CURRENCY) })}
        description={
          <div className={styles.answers}>
            {reason !== '' && <p>{reason}</p>}
            {resourceId !== null && (
              <Button size="small" onClick={() => void file.download({ resourceId })}>
                {texts.proof}
              </Button>
            )}
            <Can call={confirmReceipt}>
              <Button size="small" danger onClick={() => setAnswer('reject')}>
                {texts.reject}
              </Button>
              <Button size="small" type="primary" onClick={() => setAnswer('confirm')}>
                {texts.confirm}
              </Button>
            </Can>
          </div>
        }
      />
      <FormDialog<{ amount: string; reason: string }>
        isOpen={answer === 'confirm'}
        title={texts.confirm}
        first={{ amount: amount ?? '', reason: '' }}
        saving={confirming}
        onSave={(values) => confirming.send({ paymentId, ...values })}
        onClose={close}
      >
        <p>{texts.confirmText}</p>
        <Form.Item name="amount" label={texts.confirmAmount} rules={[{ required: true }]}>
          <MoneyInput tax="none" currency={CURRENCY} />
        </Form.Item>
        <Form.Item name="reason" label={texts.remark}>
          <Input maxLength={500} autoComplete="off" />
        </Form.Item>
      </FormDialog>
      <ReasonDialog
        open={answer === 'reject'}
        isDangerous
        title={texts.rejectTitle}
        confirmLabel={texts.reject}
        onConfirm={async (why) => {
          const isDone = (await rejecting.send({ paymentId, reason: why })) !== undefined;
          if (isDone) close();
          return isDone;
        }}
        onClose={close}
      >
        {texts.rejectText}
      </ReasonDialog>
    </>
  );
}
