import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { MessageKind } from '../../../platform/server/messageKind.ts';
import { MSG_TYPE } from '../../message/msgTypes.ts';
import { sendMessages } from '../../message/server/index.ts';
import { depositPage } from '../pages.ts';
import type { OutgoingKind } from '../states.ts';
import { confirmReceipt } from '../wire.ts';
import { outstanding, selectContractNo } from './queries.ts';
import { deposit } from './tables.ts';
import { texts } from './texts.ts';

export const aboutDeposit = (depositId: number) => `deposit:${depositId}`;
export const aboutPayment = (paymentId: number) => `depositPayment:${paymentId}`;

const DUE = 'deposit_due';
const PAID = 'deposit_paid';
const REJECTED = 'deposit_rejected';
/** To-dos of a company that end when nothing is outstanding. */
export const COMPANY_TODOS = [DUE, REJECTED];
/** To-do of operators that ends with the payment's check. */
export const PAYMENT_TODOS = [PAID];
const SECTION = '/user/index?section=deposits';
/** No permission: main accounts alone, who see amounts. */
const COMPANY = { audience: 'company', permission: '', msgType: MSG_TYPE.contracts } as const;

type Params = { contractNo: string; amount: string; reason: string };

export const depositDue: MessageKind<Params> = {
  ...COMPANY,
  businessCode: DUE,
  handWay: 2,
  render: (params, language) => texts[language].messages.due(params),
  linkOf: () => ({ url: SECTION }),
};

export const depositPaid: MessageKind<{
  companyName: string;
  contractNo: string;
  amount: string;
  depositId: number;
}> = {
  audience: 'holders',
  permission: confirmReceipt.access.code,
  businessCode: PAID,
  handWay: 2,
  msgType: MSG_TYPE.contracts,
  render: (params, language) => texts[language].messages.paid(params),
  linkOf: ({ depositId }) => ({ url: `${depositPage.path}?deposit=${depositId}` }),
};

export const depositReceived: MessageKind<Params> = {
  ...COMPANY,
  businessCode: 'deposit_received',
  handWay: 0,
  render: (params, language) => texts[language].messages.received(params),
  linkOf: () => ({ url: SECTION }),
};

export const depositRejected: MessageKind<Params> = {
  ...COMPANY,
  businessCode: REJECTED,
  handWay: 2,
  render: (params, language) => texts[language].messages.rejected(params),
  linkOf: () => ({ url: SECTION }),
};

const taken = (kind: OutgoingKind): MessageKind<Params> => ({
  ...COMPANY,
  businessCode: `deposit_${kind}`,
  handWay: 0,
  render: (params, language) => texts[language].messages[kind](params),
  linkOf: () => ({ url: SECTION }),
});

export const depositTaken: Readonly<Record<OutgoingKind, MessageKind<Params>>> = {
  used: taken('used'),
  refunded: taken('refunded'),
  forfeited: taken('forfeited'),
};

export const messages: readonly MessageKind[] = [
  depositDue,
  depositPaid,
  depositReceived,
  depositRejected,
  ...Object.values(depositTaken),
];

/** To-dos of companies for deposits with something outstanding. */
export async function sendDueMessages(db: Db, depositIds: readonly number[]): Promise<void> {
  if (depositIds.length === 0) return;
  const found = await db
    .select({
      depositId: deposit.id,
      companyId: deposit.companyId,
      contractNo: selectContractNo(),
      amount: outstanding(),
    })
    .from(deposit)
    .where(sql`${inArray(deposit.id, [...depositIds])} and ${outstanding()} > 0`);
  const told = found.map(({ depositId, companyId, ...params }) => ({
    companyId,
    about: aboutDeposit(depositId),
    params: { ...params, reason: '' },
  }));
  await sendMessages(db, depositDue, told);
}
