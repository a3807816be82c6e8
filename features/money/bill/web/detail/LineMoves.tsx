import { Form, Input } from 'antd';
import { ActionButtons } from '../../../../../platform/web/actions/ActionButtons.tsx';
import { action, formAction, reasonAction } from '../../../../../platform/web/actions/action.ts';
import { actionForm } from '../../../../../platform/web/actions/actionForm.tsx';
import { MoneyInput } from '../../../../../platform/web/widgets/fields/MoneyInput.tsx';
import {
  acceptClaimLine,
  answerDispute,
  type Bill,
  type BillAbility,
  type BillLine,
  creditLine,
  disputeClaimLine,
  disputeLine,
} from '../../wire.ts';
import styles from '../bill.module.css';
import { useTexts } from '../texts.ts';
import { INVALIDATES } from './invalidates.ts';

export const LINE_MOVES: readonly BillAbility[] = ['dispute', 'credit', 'answer', 'decideLine'];

/** An undecided item without an agreed price pays nothing yet. */
const isAccepted = ({ kind, disputeState, amount }: BillLine) =>
  disputeState !== 'open' && !(kind === 'manual' && amount === '0.00');

/** What can be done with a line: by customer and operator, or of a supplier's claim. */
export function LineMoves({ bill, line }: { bill: Bill; line: BillLine }) {
  const ofClaim = useClaimLineActions(line);
  const ofBill = useLineActions(bill, line);
  const actions = bill.abilities.decideLine ? ofClaim : ofBill;
  return (
    <div className={styles.buttons}>
      <ActionButtons actions={actions} invalidates={INVALIDATES} />
    </div>
  );
}

function useClaimLineActions(line: BillLine) {
  const texts = useTexts();
  const { lineId } = line;
  return [
    !isAccepted(line) && action(acceptClaimLine, { lineId }, { label: texts.accept, done: texts.acceptDone }),
    line.disputeState !== 'open' &&
      reasonAction(disputeClaimLine, (reason) => ({ lineId, reason }), {
        label: texts.refuse,
        title: texts.refuseTitle,
        text: texts.refuseText,
        done: texts.refuseDone,
        isDangerous: true,
      }),
  ];
}

function useLineActions({ abilities, currency }: Bill, { lineId, kind, disputeState, disputeReason }: BillLine) {
  const texts = useTexts();
  const isDisputed = disputeState === 'open';
  const isOpen = kind !== 'credit' && !isDisputed;
  return [
    isOpen &&
      abilities.dispute &&
      reasonAction(disputeLine, (reason) => ({ lineId, reason }), {
        label: texts.dispute,
        title: texts.disputeTitle,
        text: texts.disputeText,
        done: texts.disputeDone,
      }),
    isDisputed &&
      abilities.answer &&
      formAction(
        answerDispute,
        { lineId },
        {
          label: texts.answer,
          title: texts.answerTitle,
          done: texts.answerDone,
          form: actionForm({
            width: 480,
            first: { credit: '', reply: '' },
            input: ({ credit, reply }) => ({ credit: credit || null, reply }),
            fields: () => (
              <>
                <p>{disputeReason}</p>
                <Form.Item name="credit" label={texts.answerCredit}>
                  <MoneyInput tax="gross" currency={currency} />
                </Form.Item>
                <Form.Item name="reply" label={texts.reply} rules={[{ required: true, whitespace: true }]}>
                  <Input.TextArea rows={3} maxLength={500} />
                </Form.Item>
              </>
            ),
          }),
        },
      ),
    isOpen &&
      abilities.credit &&
      formAction(
        creditLine,
        { lineId },
        {
          label: texts.credit,
          title: texts.creditTitle,
          done: texts.creditDone,
          form: actionForm({
            width: 480,
            first: { amount: '', reason: '' },
            input: (values) => values,
            fields: () => (
              <>
                <p className={styles.soft}>{texts.creditHint}</p>
                <Form.Item name="amount" label={texts.amount} rules={[{ required: true }]}>
                  <MoneyInput tax="gross" currency={currency} />
                </Form.Item>
                <Form.Item name="reason" label={texts.reason} rules={[{ required: true, whitespace: true }]}>
                  <Input.TextArea rows={2} maxLength={500} />
                </Form.Item>
              </>
            ),
          }),
        },
      ),
  ];
}
