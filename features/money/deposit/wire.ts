import { z } from 'zod';
import { permission, rule } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, nothing } from '../../../platform/wire/envelope.ts';
import { lifecycle } from '../../../platform/wire/lifecycle.ts';
import { topic } from '../../../platform/wire/live/topic.ts';
import { wordsOfPeople } from '../../../platform/wire/money.ts';
import { permissionsOf, records } from '../../../platform/wire/records.ts';
import { dateText } from '../../../platform/wire/time.ts';
import { id, line, optionalLine } from '../../../platform/wire/validators.ts';
import { mayHandleContracts } from '../../documents/contract/contractHandlers.ts';
import { contractType } from '../../documents/contract/contractTypes.ts';
import { depositAmount } from '../../documents/contract/demandWire.ts';
import { lineType } from '../../freight/network/wire.ts';
import { sizeType } from '../../freight/train/sizeTypes.ts';
import { cny, lineNeed } from './lineNeed.ts';
import { depositStatus, depositSubject, entryKind, GUARANTEE_STATUSES, guaranteeStatus } from './states.ts';

const party = rule('contractParty', mayHandleContracts);
const MAX_REASON = 500;
const TOLD_REASON = { most: MAX_REASON, meaning: 'told to the company' };
/** PostgreSQL integer. */
const MAX_VERSION = 2_147_483_647;

export const listLineNeeds = call({
  method: 'GET',
  path: '/deposit/lineNeeds',
  effect: 'read',
  access: party,
  summary: 'Trade lanes on which your company needs a contract or a deposit, and whether they are in place',
  input: z.object({ lineType: lineType.optional() }),
  response: data(z.array(lineNeed)),
});

const entry = z.object({
  entryId: z.number(),
  kind: entryKind,
  amount: cny('of the entry'),
  reason: wordsOfPeople(z.string()),
  entryTime: z.string(),
  byName: z.string().describe("'': the platform, where the reader is a customer"),
  resourceId: z.number().nullable().describe('proof of a payment'),
  isPending: z.boolean().describe('a payment that waits for the platform'),
});
export type DepositEntry = z.infer<typeof entry>;

const deposit = z.object({
  depositId: z.number(),
  subject: depositSubject,
  contractId: z.number().nullable(),
  contractNo: z.string().describe('of the contract, or of the campaign places; stated in a transfer'),
  contractType: contractType.nullable(),
  lineType,
  campaign: wordsOfPeople(z.string()).describe("what the campaign places are; '' of a contract"),
  trainNo: z.string(),
  departTime: z.string().nullable(),
  sizeType: sizeType.nullable(),
  places: z.number().nullable(),
  placeAmount: cny('for one place'),
  dueDate: z.string().describe("last day to pay for campaign places, else ''"),
  status: depositStatus,
  due: cny('demanded'),
  announced: cny('paid by proof, not confirmed yet'),
  held: cny('held by the platform'),
  outstanding: cny('neither held nor announced'),
  isGuarantee: z.boolean().describe('a bank guarantee is demanded in place of cash'),
  guaranteeDue: cny('to be covered by a bank guarantee; 0: cash is demanded'),
  guaranteed: cny('covered by an accepted guarantee that holds today'),
});

const guarantee = z.object({
  guaranteeId: z.number(),
  amount: cny('of the guarantee'),
  bankName: z.string(),
  guaranteeNo: z.string(),
  validUntil: z.string().describe('last day'),
  status: guaranteeStatus,
  isExpired: z.boolean(),
  reason: wordsOfPeople(z.string()).describe("of the platform's decision"),
  submitTime: z.string(),
  byName: z.string(),
  resourceId: z.number(),
});
export type Guarantee = z.infer<typeof guarantee>;

const ownDeposit = deposit.extend({
  entries: z.array(entry).describe('newest first'),
  guarantees: z.array(guarantee).describe('newest first'),
});
export type OwnDeposit = z.infer<typeof ownDeposit>;

const bankAccount = z.object({
  holder: z.string(),
  bankName: z.string(),
  accountNo: z.string(),
  swift: z.string(),
});
export type BankAccount = z.infer<typeof bankAccount>;

export const listOwnDeposits = call({
  method: 'GET',
  path: '/deposit/list',
  effect: 'read',
  access: party,
  summary: 'Your company’s deposits with their history, and the bank details',
  input: z.object({}),
  response: data(z.object({ deposits: z.array(ownDeposit), bankAccount })),
});

/** Specification: path alone (documents 7.3). */
export const payCashPledge = call({
  method: 'POST',
  path: '/contract/payCashPledge',
  effect: 'write',
  access: party,
  detectsDuplicates: true,
  summary: 'Report the payment of a deposit of your company, or a part of it, with proof',
  input: z.object({
    depositId: id.optional().describe('in place of the contract; the way for campaign places'),
    contractId: id.optional(),
    lineType: lineType.optional().describe('left out: the first line with something outstanding'),
    amount: depositAmount.describe('CNY, at most what is outstanding'),
    resourceId: id.describe('proof, uploaded as DEPOSITPROOF'),
    remark: optionalLine(MAX_REASON),
  }),
  response: data(z.object({ depositId: z.number(), paymentId: z.number() })),
});

export const submitGuarantee = call({
  method: 'POST',
  path: '/deposit/guarantee',
  effect: 'write',
  access: party,
  detectsDuplicates: true,
  summary: 'Submit the bank guarantee required by a contract of your company in place of a cash deposit',
  input: z.object({
    contractId: id,
    lineType: lineType.optional().describe('left out: the first line that demands a guarantee'),
    amount: depositAmount.describe('CNY, at least what is demanded'),
    bankName: line(100),
    guaranteeNo: line(60),
    validUntil: dateText.describe('last day'),
    resourceId: id.describe('paper, uploaded as DEPOSITPROOF'),
  }),
  response: data(z.object({ depositId: z.number(), guaranteeId: z.number() })),
});

export const depositsChanged = topic({
  path: '/deposit/{companyNo}',
  payload: z.object({}),
  access: (user, { companyNo }) => user.companyNo === companyNo && mayHandleContracts(user),
  summary: 'Your company’s deposits or the trade lane requirements have changed; reload them',
});

/** Deposits of all companies, payments to check first. */
export const deposits = records({
  path: '/operation/deposit',
  access: permissionsOf('operation:deposit'),
  idName: 'depositId',
  row: deposit.extend({
    version: z.number().int().describe('sent back with the decision, which holds for what was seen'),
    companyFullName: z.string(),
    companyNo: z.string(),
    changeTime: z.string(),
  }),
  fields: {},
  filter: {
    companyFullName: optionalLine(100),
    contractNo: optionalLine(30),
    trainNo: optionalLine(20),
    subject: depositSubject.optional(),
    lineType: lineType.optional(),
    status: depositStatus.optional(),
  },
  exportName: 'deposit.deposits',
  calls: { list: 'Deposits of all companies, payments to check first', read: 'A deposit' },
});

export const listEntries = call({
  method: 'GET',
  path: '/operation/deposit/entries',
  effect: 'read',
  access: permission('operation:deposit:query'),
  summary: 'History of a deposit, newest first',
  input: z.object({ depositId: id }),
  response: data(z.array(entry)),
});

const decision = {
  method: 'POST',
  effect: 'write',
  access: permission('operation:deposit:edit'),
  response: nothing(),
} as const;

export const confirmReceipt = call({
  ...decision,
  path: '/operation/deposit/confirmReceipt',
  summary: 'Confirm receipt of a payment with the amount received',
  input: z.object({ paymentId: id, amount: depositAmount, reason: optionalLine(MAX_REASON) }),
});

export const rejectPayment = call({
  ...decision,
  path: '/operation/deposit/reject',
  summary: 'Reject a proof of payment with a reason',
  input: z.object({ paymentId: id, reason: line(MAX_REASON) }),
});

const taking = z.object({
  depositId: id,
  version: z.number().int().min(0).max(MAX_VERSION),
  amount: depositAmount.describe('CNY, at most what is held'),
  reason: line(TOLD_REASON.most).describe(TOLD_REASON.meaning),
});

export const spendDeposit = call({
  ...decision,
  path: '/operation/deposit/use',
  summary: 'Offset a deposit, or a part of it, against the company’s debt',
  input: taking,
});

export const refundDeposit = call({
  ...decision,
  path: '/operation/deposit/refund',
  summary: 'Record the refund of a deposit or a part of it',
  input: taking,
});

export const forfeitDeposit = call({
  ...decision,
  path: '/operation/deposit/forfeit',
  summary: 'Forfeit a deposit or a part of it',
  input: taking,
});

export const listGuarantees = call({
  method: 'GET',
  path: '/operation/deposit/guarantees',
  effect: 'read',
  access: permission('operation:deposit:query'),
  summary: 'Bank guarantees of a deposit, newest first',
  input: z.object({ depositId: id }),
  response: data(z.array(guarantee)),
});

export const guaranteeLife = lifecycle({
  states: GUARANTEE_STATUSES,
  idName: 'guaranteeId',
  moves: {
    acceptGuarantee: { from: ['submitted'], to: 'accepted', input: { reason: optionalLine(MAX_REASON) } },
    rejectGuarantee: { from: ['submitted'], to: 'rejected', reason: TOLD_REASON, isDangerous: true },
    releaseGuarantee: { from: ['accepted'], to: 'released', reason: TOLD_REASON },
  },
  sides: {
    operator: {
      path: '/operation/deposit',
      access: permission('operation:deposit:edit'),
      calls: {
        acceptGuarantee: 'Accept a bank guarantee; it covers the deposit until its last day',
        rejectGuarantee: 'Reject a bank guarantee with a reason',
        releaseGuarantee: 'Give an accepted bank guarantee back',
      },
    },
  },
});
export const { acceptGuarantee, rejectGuarantee, releaseGuarantee } = guaranteeLife.calls;
