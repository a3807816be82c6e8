import { and, inArray, not, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { MessageKind } from '../../../platform/server/messageKind.ts';
import type { Language } from '../../../platform/wire/language.ts';
import { MSG_TYPE } from '../../message/msgTypes.ts';
import { sendMessages } from '../../message/server/index.ts';
import { sizeShort } from '../../train/sizeNames.ts';
import type { SizeType } from '../../train/sizeTypes.ts';
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
const SECTION = '/user/index?section=deposits';
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

export const depositDue: MessageKind<Params> = {
  ...COMPANY,
  businessCode: DUE,
  handWay: 2,
  render: (params, language) => texts[language].messages.due(wordsOf(params, language)),
  linkOf: () => ({ url: SECTION }),
};

export const placesDue: MessageKind<SubjectParams & { amount: string; stage: PlacesStage }> = {
  ...COMPANY,
  businessCode: PLACES_DUE,
  handWay: 2,
  render: (params, language) => texts[language].messages.placesDue(wordsOf(params, language)),
  linkOf: () => ({ url: SECTION }),
};

type OfCompany = SubjectParams & { companyName: string; amount: string; depositId: number };

export const placesOverdue: MessageKind<OfCompany> = {
  audience: 'holders',
  permission: waivePlaces.access.code,
  businessCode: PLACES_OVERDUE,
  handWay: 2,
  msgType: MSG_TYPE.contracts,
  render: (params, language) => texts[language].messages.placesOverdue(wordsOf(params, language)),
  linkOf: ({ depositId }) => ({ url: `${depositPage.path}?deposit=${depositId}` }),
};

export const depositPaid: MessageKind<OfCompany> = {
  audience: 'holders',
  permission: confirmReceipt.access.code,
  businessCode: PAID,
  handWay: 2,
  msgType: MSG_TYPE.contracts,
  render: (params, language) => texts[language].messages.paid(wordsOf(params, language)),
  linkOf: ({ depositId }) => ({ url: `${depositPage.path}?deposit=${depositId}` }),
};

export const depositReceived: MessageKind<Params> = {
  ...COMPANY,
  businessCode: 'deposit_received',
  handWay: 0,
  render: (params, language) => texts[language].messages.received(wordsOf(params, language)),
  linkOf: () => ({ url: SECTION }),
};

export const depositRejected: MessageKind<Params> = {
  ...COMPANY,
  businessCode: REJECTED,
  handWay: 2,
  render: (params, language) => texts[language].messages.rejected(wordsOf(params, language)),
  linkOf: () => ({ url: SECTION }),
};

const taken = (kind: OutgoingKind | 'waived'): MessageKind<Params> => ({
  ...COMPANY,
  businessCode: `deposit_${kind}`,
  handWay: 0,
  render: (params, language) => texts[language].messages[kind](wordsOf(params, language)),
  linkOf: () => ({ url: SECTION }),
});

export const depositTaken: Readonly<Record<OutgoingKind, MessageKind<Params>>> = {
  used: taken('used'),
  refunded: taken('refunded'),
  forfeited: taken('forfeited'),
};

export const depositWaived = taken('waived');

type GuaranteeParams = { contractNo: string; amount: string; reason: string; validUntil: string };
type GuaranteeWord = 'guaranteeDue' | 'guaranteeAccepted' | 'guaranteeRejected' | 'guaranteeReleased';

const aboutPaper = (
  word: GuaranteeWord,
  businessCode: string,
  handWay: 0 | 2,
): MessageKind<GuaranteeParams> => ({
  ...COMPANY,
  businessCode,
  handWay,
  render: (params, language) => texts[language].messages[word](params),
  linkOf: () => ({ url: SECTION }),
});

const guaranteeDue = aboutPaper('guaranteeDue', GUARANTEE_DUE, 2);

export const guaranteeDecided = {
  accepted: aboutPaper('guaranteeAccepted', 'deposit_guarantee_accepted', 0),
  rejected: aboutPaper('guaranteeRejected', GUARANTEE_REJECTED, 2),
  released: aboutPaper('guaranteeReleased', 'deposit_guarantee_released', 0),
} as const;

export const guaranteeEnding: MessageKind<{ contractNo: string; validUntil: string; days: number }> = {
  ...COMPANY,
  businessCode: GUARANTEE_ENDING,
  handWay: 2,
  render: (params, language) => texts[language].messages.guaranteeEnding(params),
  linkOf: () => ({ url: SECTION }),
};

export const guaranteeSubmitted: MessageKind<{
  companyName: string;
  contractNo: string;
  amount: string;
  depositId: number;
}> = {
  audience: 'holders',
  permission: confirmReceipt.access.code,
  businessCode: GUARANTEE_SUBMITTED,
  handWay: 2,
  msgType: MSG_TYPE.contracts,
  render: (params, language) => texts[language].messages.guaranteeSubmitted(params),
  linkOf: ({ depositId }) => ({ url: `${depositPage.path}?deposit=${depositId}` }),
};

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
