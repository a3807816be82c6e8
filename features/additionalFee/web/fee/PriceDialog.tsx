import { Form, Input } from 'antd';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { MoneyInput } from '../../../../platform/web/widgets/fields/MoneyInput.tsx';
import { FormDialog } from '../../../../platform/web/widgets/form/FormDialog.tsx';
import type { AdditionalFeeDetail } from '../../fee.ts';
import { priceFee } from '../../operatorWire.ts';
import { MAX_FEE_WORDS } from '../../wire.ts';
import { HoursField } from '../entry/HoursField.tsx';
import { FEE_READS } from '../reads.ts';
import { useFeeTexts } from '../texts.ts';
import { useFeeMoney } from '../useFeeMoney.ts';
import styles from './fee.module.css';

interface Values {
  saleAmount: string;
  confirmHours?: number;
  words: string;
}

/** What the customer pays for a supplier's fee. */
export function PriceDialog({ fee, onClose }: { fee: AdditionalFeeDetail; onClose: () => void }) {
  const texts = useFeeTexts();
  const inMoney = useFeeMoney();
  const pricing = useWrite(priceFee, { invalidates: FEE_READS, done: texts.moved });
  const { feeId, version, amount, costAmount, currency } = fee;
  return (
    <FormDialog<Values>
      isOpen
      width={520}
      title={texts.moves.price}
      confirmLabel={texts.moves.price}
      first={{ saleAmount: amount ?? '', words: '' }}
      saving={pricing}
      onSave={(values) => pricing.send({ ...values, feeId, version })}
      onClose={onClose}
    >
      <p className={styles.note}>{texts.operator.priceHint}</p>
      <p>
        {texts.costAmount}: <strong>{inMoney(costAmount, currency)}</strong>
      </p>
      <div className={styles.pair}>
        <Form.Item
          name="saleAmount"
          label={texts.saleAmount}
          rules={[{ required: true, message: texts.faults.amountMissing }]}
        >
          <MoneyInput tax="net" currency={currency} />
        </Form.Item>
        <HoursField />
      </div>
      <Form.Item name="words" label={texts.words}>
        <Input maxLength={MAX_FEE_WORDS} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
