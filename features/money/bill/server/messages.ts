import { type MessageKind, messageKindsIn } from '../../../../platform/server/messageKind.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { MSG_TYPE } from '../../../portal/message/msgTypes.ts';
import { billDetailPage } from '../pages.ts';
import { answerDispute, approveClaim } from '../wire.ts';
import { texts } from './texts.ts';

export const aboutBill = (billId: number) => `bill:${billId}`;

const SENT = 'bill_sent';
const ANSWERED = 'bill_answered';
const DISPUTED = 'bill_disputed';
const CLAIMED = 'bill_claimed';
const OVERDUE = 'bill_overdue';
/** To-dos of the customer that end with its agreement or a dispute. */
export const CUSTOMER_TODOS = [SENT, ANSWERED];
/** To-dos of operators that end with an answer, an approval or a return. */
export const OPERATOR_TODOS = [DISPUTED, CLAIMED];
/** To-do of the customer that ends when the bill is paid. */
export const DUNNING_TODOS = [OVERDUE];

type Params = {
  billId: number;
  billNo: string;
  amount: string;
  currency: string;
  companyName: string;
  reason: string;
  dueDate: string;
  days: number;
  level: number;
  /** lines of a claim that go back to the supplier */
  disputed: number;
};
export type BillParams = Params;

const linkOf = ({ billId }: { billId: number }) => ({ url: pathTo(billDetailPage, { billId }) });
const MSG = { handWay: 0, msgType: MSG_TYPE.charges, linkOf } as const;
/** No permission: main accounts alone, who see amounts. */
const COMPANY = { ...MSG, audience: 'company', permission: '' } as const;
const OPERATORS = { ...MSG, audience: 'holders', permission: answerDispute.access.code } as const;

const kindOf = messageKindsIn(texts);

export const billSent = kindOf(SENT, { ...COMPANY, handWay: 2 }, (t) => t.messages.sent);
export const billAnswered = kindOf(ANSWERED, { ...COMPANY, handWay: 2 }, (t) => t.messages.answered);
export const billCredited = kindOf('bill_credited', COMPANY, (t) => t.messages.credited);
export const billOverdue = kindOf(OVERDUE, { ...COMPANY, handWay: 2 }, (t) => t.messages.overdue);
export const claimApproved = kindOf('bill_approved', COMPANY, (t) => t.messages.approved);
export const claimReturned = kindOf('bill_returned', COMPANY, (t) => t.messages.returned);
export const billDisputed = kindOf(DISPUTED, { ...OPERATORS, handWay: 2 }, (t) => t.messages.disputed);
export const billAgreed = kindOf('bill_agreed', OPERATORS, (t) => t.messages.agreed);
export const billClaimed = kindOf(
  CLAIMED,
  { ...OPERATORS, permission: approveClaim.access.code, handWay: 2 },
  (t) => t.messages.claimed,
);

export const messages: readonly MessageKind[] = [
  billSent,
  billAnswered,
  billCredited,
  billOverdue,
  claimApproved,
  claimReturned,
  billDisputed,
  billAgreed,
  billClaimed,
];

type BillSubject = Pick<Params, 'billNo' | 'currency'> & { id: number; companyId: number; total: string };

/** A message about a bill; `more` replaces what it says. */
export const messageOf = (row: BillSubject, more: Partial<Params> = {}) => ({
  companyId: row.companyId,
  about: aboutBill(row.id),
  params: {
    billId: row.id,
    billNo: row.billNo,
    amount: row.total,
    currency: row.currency,
    companyName: '',
    reason: '',
    dueDate: '',
    days: 0,
    level: 0,
    disputed: 0,
    ...more,
  },
});

/** The same for operators, who are addressed by their permission. */
export const operatorMessageOf = (row: BillSubject, more: Partial<Params> = {}) => {
  const { companyId: _, ...message } = messageOf(row, more);
  return message;
};
