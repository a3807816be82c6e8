import type { MessageKind } from '../../../platform/server/messageKind.ts';
import { MSG_TYPE } from '../../message/msgTypes.ts';
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

const linkOf = ({ billId }: Params) => ({ url: `${billDetailPage.path}?billId=${billId}` });
const MSG = { msgType: MSG_TYPE.charges, linkOf } as const;
/** No permission: main accounts alone, who see amounts. */
const COMPANY = { ...MSG, audience: 'company', permission: '' } as const;
const OPERATORS = { ...MSG, audience: 'holders', permission: answerDispute.access.code } as const;

const kind = (
  base: typeof COMPANY | typeof OPERATORS | (Omit<typeof OPERATORS, 'permission'> & { permission: string }),
  businessCode: string,
  handWay: 0 | 2,
  render: MessageKind<Params>['render'],
): MessageKind<Params> => ({ ...base, businessCode, handWay, render });

export const billSent = kind(COMPANY, SENT, 2, (params, language) => texts[language].messages.sent(params));
export const billAnswered = kind(COMPANY, ANSWERED, 2, (params, language) =>
  texts[language].messages.answered(params),
);
export const billCredited = kind(COMPANY, 'bill_credited', 0, (params, language) =>
  texts[language].messages.credited(params),
);
export const billOverdue = kind(COMPANY, OVERDUE, 2, (params, language) =>
  texts[language].messages.overdue(params),
);
export const claimApproved = kind(COMPANY, 'bill_approved', 0, (params, language) =>
  texts[language].messages.approved(params),
);
export const claimReturned = kind(COMPANY, 'bill_returned', 0, (params, language) =>
  texts[language].messages.returned(params),
);
export const billDisputed = kind(OPERATORS, DISPUTED, 2, (params, language) =>
  texts[language].messages.disputed(params),
);
export const billAgreed = kind(OPERATORS, 'bill_agreed', 0, (params, language) =>
  texts[language].messages.agreed(params),
);
export const billClaimed = kind(
  { ...OPERATORS, permission: approveClaim.access.code },
  CLAIMED,
  2,
  (params, language) => texts[language].messages.claimed(params),
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
