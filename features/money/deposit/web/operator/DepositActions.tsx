import { Alert, Form, Input } from 'antd';
import { isAboveZero } from '../../../../../libs/amounts/compare.ts';
import { ActionButtons } from '../../../../../platform/web/actions/ActionButtons.tsx';
import { formAction, reasonAction } from '../../../../../platform/web/actions/action.ts';
import { actionForm } from '../../../../../platform/web/actions/actionForm.tsx';
import { MoneyInput } from '../../../../../platform/web/widgets/fields/MoneyInput.tsx';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import { waivePlaces } from '../../placesWire.ts';
import { OUTGOING_KINDS, type OutgoingKind } from '../../states.ts';
import { deposits, forfeitDeposit, listEntries, refundDeposit, spendDeposit } from '../../wire.ts';
import { CURRENCY } from '../currency.ts';
import { useOperatorTexts } from '../texts.ts';
import styles from './operator.module.css';

const CALLS = { used: spendDeposit, refunded: refundDeposit, forfeited: forfeitDeposit } as const;
const INVALIDATES = [deposits.list, deposits.read, listEntries];

type Deposit = PayloadOf<typeof deposits.read>;

/** Uses, refunds or forfeits a deposit, or a part of it, with words that the company reads; waives places not paid. */
export function DepositActions({ deposit }: { deposit: Deposit }) {
  const texts = useOperatorTexts();
  const takeOutForm = useTakeOutForm(deposit);
  const { depositId, version, subject } = deposit;
  const isHeld = isAboveZero(deposit.held ?? '0');
  const isWaivable = subject === 'campaign' && isAboveZero(deposit.outstanding ?? '0');
  const takingOut = (kind: OutgoingKind) =>
    formAction(
      CALLS[kind],
      { depositId, version },
      {
        label: texts.take[kind],
        title: texts.takeTitles[kind],
        done: texts.taken,
        isDangerous: kind === 'forfeited',
        form: takeOutForm(kind),
      },
    );
  const actions = [
    isWaivable &&
      reasonAction(waivePlaces, (reason) => ({ depositId, version, reason }), {
        label: texts.waive,
        title: texts.waiveTitle,
        text: texts.waiveText,
        done: texts.taken,
      }),
    ...(isHeld ? OUTGOING_KINDS.map(takingOut) : []),
  ];
  if (!(isHeld || isWaivable)) return null;
  return (
    <div className={styles.foot}>
      <ActionButtons actions={actions} look="buttons" invalidates={INVALIDATES} />
    </div>
  );
}

function useTakeOutForm({ held, subject }: Deposit) {
  const texts = useOperatorTexts();
  return (kind: OutgoingKind) =>
    actionForm({
      width: 480,
      first: { amount: held ?? '', reason: '' },
      input: (values) => values,
      fields: () => (
        <>
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
        </>
      ),
    });
}
