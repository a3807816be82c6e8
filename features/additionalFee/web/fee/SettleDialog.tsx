import { Form, Input } from 'antd';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { MoneyInput } from '../../../../platform/web/widgets/fields/MoneyInput.tsx';
import { FormDialog } from '../../../../platform/web/widgets/form/FormDialog.tsx';
import type { AdditionalFeeDetail } from '../../fee.ts';
import { decideFee, offerSettlement } from '../../operatorWire.ts';
import { MAX_FEE_WORDS } from '../../wire.ts';
import { HoursField } from '../entry/HoursField.tsx';
import { FEE_READS } from '../reads.ts';
import { useFeeTexts } from '../texts.ts';
import styles from './fee.module.css';

interface SettleDialogProps {
  fee: AdditionalFeeDetail;
  move: 'offer' | 'decide';
  onClose: () => void;
}

interface Values {
  saleAmount: string;
  costAmount?: string;
  confirmHours?: number;
  words: string;
}

/** Amounts of both sides, offered to them or decided. */
export function SettleDialog({ fee, move, onClose }: SettleDialogProps) {
  const texts = useFeeTexts();
  const write = { invalidates: FEE_READS, done: texts.moved };
  const offering = useWrite(offerSettlement, write);
  const deciding = useWrite(decideFee, write);
  const saving = move === 'offer' ? offering : deciding;
  const { feeId, version, amount, costAmount, currency } = fee;
  return (
    <FormDialog<Values>
      isOpen
      width={520}
      title={texts.moves[move]}
      confirmLabel={texts.moves[move]}
      first={{ saleAmount: amount ?? '', costAmount: costAmount ?? '', words: '' }}
      saving={saving}
      onSave={({ costAmount: cost, ...values }) =>
        saving.send({ ...values, feeId, version, costAmount: fee.payeeName === '' ? null : (cost ?? null) })
      }
      onClose={onClose}
    >
      <p className={styles.note}>{move === 'offer' ? texts.operator.offerHint : texts.operator.decideHint}</p>
      <div className={styles.pair}>
        <SideAmount name="saleAmount" label={texts.saleAmount} currency={currency} />
        {fee.payeeName !== '' && (
          <SideAmount name="costAmount" label={texts.costAmount} currency={currency} />
        )}
        {move === 'offer' && <HoursField />}
      </div>
      <Form.Item
        name="words"
        label={texts.operator.words}
        extra={texts.reasonHint}
        rules={[{ required: true, whitespace: true }]}
      >
        <Input.TextArea rows={3} maxLength={MAX_FEE_WORDS} />
      </Form.Item>
    </FormDialog>
  );
}

interface SideAmountProps {
  name: 'saleAmount' | 'costAmount';
  label: string;
  currency: AdditionalFeeDetail['currency'];
}

function SideAmount({ name, label, currency }: SideAmountProps) {
  const texts = useFeeTexts();
  return (
    <Form.Item
      name={name}
      label={label}
      extra={texts.operator.amountOrNothing}
      rules={[{ required: true, message: texts.faults.amountMissing }]}
    >
      <MoneyInput tax="net" currency={currency} />
    </Form.Item>
  );
}
