import { Button, Form, Input } from 'antd';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { ReasonDialog } from '../../../../platform/web/widgets/dialog/ReasonDialog.tsx';
import { MoneyInput } from '../../../../platform/web/widgets/fields/MoneyInput.tsx';
import { FormDialog } from '../../../../platform/web/widgets/form/FormDialog.tsx';
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
type LineMove = 'dispute' | 'credit' | 'answer' | 'refuse';

/** Open dialog: the move, and the bill line it is about. */
export interface Chosen {
  move: LineMove;
  line: BillLine;
}

interface LineMovesProps {
  bill: Bill;
  line: BillLine;
  onChoose: (chosen: Chosen) => void;
}

/** What can be done with a line, as buttons. */
export function LineMoves({ bill, line, onChoose }: LineMovesProps) {
  const texts = useTexts();
  if (bill.abilities.decideLine) return <ClaimLineMoves line={line} onChoose={onChoose} />;
  const moves: readonly [Exclude<LineMove, 'refuse'>, boolean][] = [
    ['dispute', line.kind !== 'credit' && line.disputeState !== 'open'],
    ['answer', line.disputeState === 'open'],
    ['credit', line.kind !== 'credit' && line.disputeState !== 'open'],
  ];
  const shown = moves.filter(([move, can]) => can && bill.abilities[move]);
  if (shown.length === 0) return null;
  return (
    <div className={styles.buttons}>
      {shown.map(([move]) => (
        <Button key={move} size="small" type="link" onClick={() => onChoose({ move, line })}>
          {texts[move]}
        </Button>
      ))}
    </div>
  );
}

/** An undecided item without an agreed price pays nothing yet. */
const isAccepted = ({ kind, disputeState, amount }: BillLine) =>
  disputeState !== 'open' && !(kind === 'manual' && amount === '0.00');

function ClaimLineMoves({ line, onChoose }: Omit<LineMovesProps, 'bill'>) {
  const texts = useTexts();
  const { lineId } = line;
  const accepting = useWrite(acceptClaimLine, { invalidates: INVALIDATES, done: texts.acceptDone });
  return (
    <div className={styles.buttons}>
      {!isAccepted(line) && (
        <Button
          size="small"
          type="link"
          loading={accepting.isPending}
          onClick={() => void accepting.send({ lineId })}
        >
          {texts.accept}
        </Button>
      )}
      {line.disputeState !== 'open' && (
        <Button size="small" type="link" danger onClick={() => onChoose({ move: 'refuse', line })}>
          {texts.refuse}
        </Button>
      )}
    </div>
  );
}

interface LineMoveDialogProps {
  chosen: Chosen;
  bill: Bill;
  onClose: () => void;
}

const DIALOGS = { dispute: DisputeDialog, refuse: RefuseDialog, credit: CreditDialog, answer: AnswerDialog };

export function LineMoveDialog(props: LineMoveDialogProps) {
  const Dialog = DIALOGS[props.chosen.move];
  return <Dialog {...props} />;
}

/** A customer disputes a line of a bill. */
function DisputeDialog({ chosen: { line }, onClose }: LineMoveDialogProps) {
  const texts = useTexts();
  const { lineId } = line;
  const disputing = useWrite(disputeLine, { invalidates: INVALIDATES, done: texts.disputeDone });
  return (
    <ReasonDialog
      open
      title={texts.disputeTitle}
      confirmLabel={texts.dispute}
      onConfirm={async (reason) => {
        const isDone = (await disputing.send({ lineId, reason })) !== undefined;
        if (isDone) onClose();
        return isDone;
      }}
      onClose={onClose}
    >
      {texts.disputeText}
    </ReasonDialog>
  );
}

/** An operator disputes a line of a supplier's claim. */
function RefuseDialog({ chosen: { line }, onClose }: LineMoveDialogProps) {
  const texts = useTexts();
  const { lineId } = line;
  const dispute = useWrite(disputeClaimLine, { invalidates: INVALIDATES, done: texts.refuseDone });
  return (
    <ReasonDialog
      open
      isDangerous
      title={texts.refuseTitle}
      confirmLabel={texts.refuse}
      onConfirm={async (reason) => {
        const isDone = (await dispute.send({ lineId, reason })) !== undefined;
        if (isDone) onClose();
        return isDone;
      }}
      onClose={onClose}
    >
      {texts.refuseText}
    </ReasonDialog>
  );
}

function CreditDialog({ chosen: { line }, bill, onClose }: LineMoveDialogProps) {
  const texts = useTexts();
  const { lineId } = line;
  const crediting = useWrite(creditLine, { invalidates: INVALIDATES, done: texts.creditDone });
  return (
    <FormDialog<{ amount: string; reason: string }>
      isOpen
      width={480}
      title={texts.creditTitle}
      first={{ amount: '', reason: '' }}
      saving={crediting}
      onSave={(values) => crediting.send({ lineId, ...values })}
      onClose={onClose}
    >
      <p className={styles.soft}>{texts.creditHint}</p>
      <Form.Item name="amount" label={texts.amount} rules={[{ required: true }]}>
        <MoneyInput tax="gross" currency={bill.currency} />
      </Form.Item>
      <Form.Item name="reason" label={texts.reason} rules={[{ required: true, whitespace: true }]}>
        <Input.TextArea rows={2} maxLength={500} />
      </Form.Item>
    </FormDialog>
  );
}

function AnswerDialog({ chosen: { line }, bill, onClose }: LineMoveDialogProps) {
  const texts = useTexts();
  const { lineId, disputeReason } = line;
  const answering = useWrite(answerDispute, { invalidates: INVALIDATES, done: texts.answerDone });
  return (
    <FormDialog<{ credit: string; reply: string }>
      isOpen
      width={480}
      title={texts.answerTitle}
      first={{ credit: '', reply: '' }}
      saving={answering}
      onSave={({ credit, reply }) => answering.send({ lineId, credit: credit || null, reply })}
      onClose={onClose}
    >
      <p>{disputeReason}</p>
      <Form.Item name="credit" label={texts.answerCredit}>
        <MoneyInput tax="gross" currency={bill.currency} />
      </Form.Item>
      <Form.Item name="reply" label={texts.reply} rules={[{ required: true, whitespace: true }]}>
        <Input.TextArea rows={3} maxLength={500} />
      </Form.Item>
    </FormDialog>
  );
}
