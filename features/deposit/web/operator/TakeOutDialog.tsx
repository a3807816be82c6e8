import { Alert, Form, Input } from 'antd';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { MoneyInput } from '../../../../platform/web/widgets/fields/MoneyInput.tsx';
import { FormDialog } from '../../../../platform/web/widgets/form/FormDialog.tsx';
import type { PayloadOf } from '../../../../platform/wire/call.ts';
import type { OutgoingKind } from '../../states.ts';
import { deposits, forfeitDeposit, listEntries, refundDeposit, spendDeposit } from '../../wire.ts';
import { CURRENCY } from '../currency.ts';
import { useOperatorTexts } from '../texts.ts';

const CALLS = { used: spendDeposit, refunded: refundDeposit, forfeited: forfeitDeposit } as const;
const INVALIDATES = [deposits.list, deposits.read, listEntries];

interface TakeOutDialogProps {
  kind: OutgoingKind;
  deposit: Pick<PayloadOf<typeof deposits.read>, 'depositId' | 'version' | 'held' | 'subject'>;
  onClose: () => void;
}

/** Uses, refunds or forfeits a deposit, or a part of it, with words that the company reads. */
export function TakeOutDialog({ kind, deposit, onClose }: TakeOutDialogProps) {
  const texts = useOperatorTexts();
  const { depositId, version, held, subject } = deposit;
  const taking = useWrite(CALLS[kind], { invalidates: INVALIDATES, done: texts.taken });
  return (
    <FormDialog<{ amount: string; reason: string }>
      isOpen
      width={480}
      title={texts.takeTitles[kind]}
      first={{ amount: held ?? '', reason: '' }}
      saving={taking}
      onSave={(values) => taking.send({ depositId, version, ...values })}
      onClose={onClose}
    >
      <p>{texts.takeTexts[kind]}</p>
      <Form.Item name="amount" label={texts.amount} rules={[{ required: true }]}>
        <MoneyInput tax="none" currency={CURRENCY} />
      </Form.Item>
      <Form.Item
        name="reason"
        label={texts.reason}
        extra={texts.reasonHint}
        rules={[{ required: true, whitespace: true }]}
      >
        <Input.TextArea rows={3} maxLength={500} showCount />
      </Form.Item>
      <Alert
        type="warning"
        showIcon
        title={subject === 'campaign' ? texts.takeWarningOfPlaces : texts.takeWarning}
      />
    </FormDialog>
  );
}
