import { Form, Input } from 'antd';
import { actionForm } from '../../../../../platform/web/actions/actionForm.tsx';
import { MoneyInput } from '../../../../../platform/web/widgets/fields/MoneyInput.tsx';
import { resourceIdsOf, type UploadedFile } from '../../../../../platform/web/widgets/files/uploadCalls.ts';
import { FileUploader } from '../../../../../platform/web/widgets/upload/FileUploader.tsx';
import { FEE_PROOF_RULE } from '../../../../../platform/wire/uploadRules.ts';
import type { AdditionalFeeDetail } from '../../fee.ts';
import { needsReason, type PlainMove } from '../../states.ts';
import { MAX_FEE_WORDS } from '../../wire.ts';
import { HoursField } from '../entry/HoursField.tsx';
import { useFeeTexts } from '../texts.ts';
import { useFeeTypeName } from '../useFeeColumns.tsx';
import { useFeeMoney } from '../useFeeMoney.ts';
import styles from './fee.module.css';
import { PROOF_BELONGING } from './proof.ts';

interface Plain {
  reason: string;
  files?: UploadedFile[];
}
interface Price {
  saleAmount: string;
  confirmHours?: number;
  words: string;
}
type Settlement = Price & { costAmount?: string };

/** What the moves of a fee ask for. */
export function useFeeForms(fee: AdditionalFeeDetail) {
  const texts = useFeeTexts();
  const nameOf = useFeeTypeName();
  const inMoney = useFeeMoney();
  const { amount, costAmount, currency, payeeName } = fee;
  const said = { fee: nameOf(fee.feeType), amount: inMoney(amount, currency) };

  /** A reason and proofs; agreeing shows the amount. */
  const plain = (move: PlainMove) =>
    actionForm({
      width: 520,
      confirmLabel: texts.moves[move],
      busyText: texts.uploading,
      first: { reason: '', files: [] },
      input: ({ reason, files = [] }: Plain) => ({ reason, resourceIds: resourceIdsOf(files) }),
      fields: (onBusy) => (
        <>
          {move === 'confirm' && <p>{texts.confirmText(said)}</p>}
          {move === 'accept' && <p>{texts.acceptText(said)}</p>}
          {needsReason(move) && (
            <Form.Item
              name="reason"
              label={texts.reason}
              extra={texts.reasonHint}
              rules={[{ required: true, whitespace: true }]}
            >
              <Input.TextArea rows={3} maxLength={MAX_FEE_WORDS} autoFocus />
            </Form.Item>
          )}
          {(move === 'dispute' || move === 'refuse') && (
            <Form.Item name="files" label={texts.proofs}>
              <FileUploader rule={FEE_PROOF_RULE} belonging={PROOF_BELONGING} onBusy={onBusy} />
            </Form.Item>
          )}
        </>
      ),
    });

  /** What the customer pays for a supplier's fee. */
  const price = actionForm({
    width: 520,
    confirmLabel: texts.moves.price,
    first: { saleAmount: amount ?? '', words: '' },
    input: (values: Price) => values,
    fields: () => (
      <>
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
      </>
    ),
  });

  /** Amounts of both sides, offered to them or decided. */
  const settle = (move: 'offer' | 'decide') =>
    actionForm({
      width: 520,
      confirmLabel: texts.moves[move],
      first: { saleAmount: amount ?? '', costAmount: costAmount ?? '', words: '' },
      input: ({ costAmount: cost, ...values }: Settlement) => ({
        ...values,
        costAmount: payeeName === '' ? null : (cost ?? null),
      }),
      fields: () => (
        <>
          <p className={styles.note}>{move === 'offer' ? texts.operator.offerHint : texts.operator.decideHint}</p>
          <div className={styles.pair}>
            <SideAmount name="saleAmount" label={texts.saleAmount} currency={currency} />
            {payeeName !== '' && <SideAmount name="costAmount" label={texts.costAmount} currency={currency} />}
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
        </>
      ),
    });
  return { plain, price, settle };
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
