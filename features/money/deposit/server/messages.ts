import { and, inArray, not, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { type MessageKind, messageKindsIn } from '../../../../platform/server/messageKind.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { sizeShort } from '../../../freight/train/sizeNames.ts';
import type { SizeType } from '../../../freight/train/sizeTypes.ts';
import { accountPage } from '../../../people/session/pages.ts';
import { MSG_TYPE } from '../../../portal/message/msgTypes.ts';
import { sendMessages } from '../../../portal/message/server/index.ts';
import { depositPage } from '../pages.ts';
import { waivePlaces } from '../placesWire.ts';
import type { OutgoingKind, PlacesStage } from '../states.ts';
import { confirmReceipt } from '../wire.ts';
import {
  isGuaranteeWaiting,
  type LockedDeposit,
  lacksGuarantee,
  outstanding,
  PLACES,
  selectContractNo,
} from './queries.ts';
import { deposit } from './tables.ts';
import { texts } from './texts.ts';

export const aboutDeposit = (depositId: number) => `deposit:${depositId}`;
export const aboutPayment = (paymentId: number) => `depositPayment:${paymentId}`;

export const aboutGuarantee = (guaranteeId: number) => `depositGuarantee:${guaranteeId}`;

const DUE = 'deposit_due';
const GUARANTEE_DUE = 'deposit_guarantee_due';
const GUARANTEE_SUBMITTED = 'deposit_guarantee_submitted';
const GUARANTEE_REJECTED = 'deposit_guarantee_rejected';
export const GUARANTEE_ENDING = 'deposit_guarantee_ending';
const PAID = 'deposit_paid';
const REJECTED = 'deposit_rejected';
export const PLACES_DUE = 'deposit_places_due';
export const PLACES_OVERDUE = 'deposit_places_overdue';
/** To-dos of a company that end when nothing is outstanding. */
export const COMPANY_TODOS = [DUE, REJECTED, PLACES_DUE];
/** Likewise, and of operators who decide about places that were not paid in time. */
export const OUTSTANDING_TODOS = [...COMPANY_TODOS, PLACES_OVERDUE];
/** Likewise, ended by a new guarantee. */
export const GUARANTEE_TODOS = [GUARANTEE_DUE, GUARANTEE_REJECTED, GUARANTEE_ENDING];
/** To-do of operators that ends with the guarantee's check. */
export const SUBMITTED_TODOS = [GUARANTEE_SUBMITTED];
/** To-do of operators that ends with the payment's check. */
export const PAYMENT_TODOS = [PAID];
const SECTION = pathTo(accountPage, { section: 'deposits' });
/** No permission: main accounts alone, who see amounts. */
const COMPANY = { audience: 'company', permission: '', msgType: MSG_TYPE.contracts } as const;

type Subject = Pick<LockedDeposit, 'contractNo' | 'campaign' | 'trainNo' | 'sizeType' | 'places' | 'dueDate'>;
type SubjectParams = {
  contractNo: string;
  campaign: string;
  trainNo: string;
  sizeType: SizeType | '';
  places: number;
  dueDate: string;
};
type Params = SubjectParams & { amount: string; reason: string };

/** What a message says the deposit is for. */
export const paramsOf = ({ sizeType, places, ...subject }: Subject): SubjectParams => {
  const { contractNo, campaign, trainNo, dueDate } = subject;
  return { contractNo, campaign, trainNo, dueDate, sizeType: sizeType ?? '', places: places ?? 0 };
};

/** With the places as people name them, such as 10 × 40HQ; messages of before campaigns have none. */
const wordsOf = <Of extends SubjectParams>(params: Of, language: Language) => ({
  ...params,
  boxes: params.sizeType ? `${params.places} × ${sizeShort(language)[params.sizeType]}` : '',
});

const kindOf = messageKindsIn(texts);
const NOTICE = { ...COMPANY, handWay: 0, linkOf: () => ({ url: SECTION }) } as const;
const TODO = { ...NOTICE, handWay: 2 } as const;
const OPERATORS = {
  audience: 'holders',
  permission: confirmReceipt.access.code,
  handWay: 2,
  msgType: MSG_TYPE.contracts,
  linkOf: ({ depositId }: { depositId: number }) => ({ url: pathTo(depositPage, { deposit: depositId }) }),
} as const;
const DECIDERS = { ...OPERATORS, permission: waivePlaces.access.code } as const;

type Words = { title: string; content: string };
/** Words about a deposit, which name its places. */
const naming =
  <Of extends SubjectParams>(wordsIn: (t: (typeof texts)['zh']) => (params: Of & { boxes: string }) => Words) =>
  (t: (typeof texts)['zh'], language: Language) =>
  (params: Of) =>
    wordsIn(t)(wordsOf(params, language));

type OfCompany = SubjectParams & { companyName: string; amount: string };
type OfStage = SubjectParams & { amount: string; stage: PlacesStage };

const depositDue = kindOf(
  DUE,
  TODO,
  naming<Params>((t) => t.messages.due),
);
export const placesDue = kindOf(
  PLACES_DUE,
  TODO,
  naming<OfStage>((t) => t.messages.placesDue),
);
export const placesOverdue = kindOf(
  PLACES_OVERDUE,
  DECIDERS,
  naming<OfCompany>((t) => t.messages.placesOverdue),
);
export const depositPaid = kindOf(
  PAID,
  OPERATORS,
  naming<OfCompany>((t) => t.messages.paid),
);
export const depositReceived = kindOf(
  'deposit_received',
  NOTICE,
  naming<Params>((t) => t.messages.received),
);
export const depositRejected = kindOf(
  REJECTED,
  TODO,
  naming<Params>((t) => t.messages.rejected),
);

const taken = (kind: OutgoingKind | 'waived') =>
  kindOf(
    `deposit_${kind}`,
    NOTICE,
    naming<Params>((t) => t.messages[kind]),
  );
export const depositTaken: Readonly<Record<OutgoingKind, MessageKind<Params>>> = {
  used: taken('used'),
  refunded: taken('refunded'),
  forfeited: taken('forfeited'),
};
export const depositWaived = taken('waived');

type GuaranteeParams = { contractNo: string; amount: string; reason: string; validUntil: string };
const guaranteeDue = kindOf<GuaranteeParams>(GUARANTEE_DUE, TODO, (t) => t.messages.guaranteeDue);
export const guaranteeDecided = {
  accepted: kindOf<GuaranteeParams>('deposit_guarantee_accepted', NOTICE, (t) => t.messages.guaranteeAccepted),
  rejected: kindOf<GuaranteeParams>(GUARANTEE_REJECTED, TODO, (t) => t.messages.guaranteeRejected),
  released: kindOf<GuaranteeParams>('deposit_guarantee_released', NOTICE, (t) => t.messages.guaranteeReleased),
} as const;
export const guaranteeEnding = kindOf(GUARANTEE_ENDING, TODO, (t) => t.messages.guaranteeEnding);
export const guaranteeSubmitted = kindOf(GUARANTEE_SUBMITTED, OPERATORS, (t) => t.messages.guaranteeSubmitted);

export const messages: readonly MessageKind[] = [
  depositDue,
  placesDue,
  placesOverdue,
  depositPaid,
  depositReceived,
  depositRejected,
  ...Object.values(depositTaken),
  depositWaived,
  guaranteeDue,
  guaranteeSubmitted,
  guaranteeEnding,
  ...Object.values(guaranteeDecided),
];

/** To-dos of companies for deposits with something outstanding. */
export async function sendDueMessages(db: Db, depositIds: readonly number[]): Promise<void> {
  if (depositIds.length === 0) return;
  const found = await db
    .select({
      depositId: deposit.id,
      companyId: deposit.companyId,
      contractNo: selectContractNo(),
      ...PLACES,
      amount: outstanding(),
    })
    .from(deposit)
    .where(sql`${inArray(deposit.id, [...depositIds])} and ${outstanding()} > 0`);
  const due = found.map(({ depositId, companyId, amount, ...subject }) => ({
    companyId,
    about: aboutDeposit(depositId),
    params: { ...paramsOf(subject), amount, reason: '' },
  }));
  await sendMessages(db, depositDue, due);
  await sendGuaranteeDueMessages(db, depositIds);
}

/** To-dos of companies for deposits whose guarantee is demanded and not there. */
export async function sendGuaranteeDueMessages(db: Db, depositIds: readonly number[]): Promise<void> {
  const found = await db
    .select({
      depositId: deposit.id,
      companyId: deposit.companyId,
      contractNo: selectContractNo(),
      amount: deposit.guaranteeDue,
    })
    .from(deposit)
    .where(and(inArray(deposit.id, [...depositIds]), lacksGuarantee(), not(isGuaranteeWaiting())));
  const due = found.map(({ depositId, companyId, ...params }) => ({
    companyId,
    about: aboutDeposit(depositId),
    params: { ...params, reason: '', validUntil: '' },
  }));
  await sendMessages(db, guaranteeDue, due);
}
