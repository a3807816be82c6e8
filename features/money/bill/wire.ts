import { z } from 'zod';
import { abilitiesNamed } from '../../../platform/wire/abilities.ts';
import { permission, rule } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { type CurrentUser, hasPermission } from '../../../platform/wire/currentUser.ts';
import { data, file, nothing } from '../../../platform/wire/envelope.ts';
import { money, wordsOfPeople } from '../../../platform/wire/money.ts';
import { permissionsOf, records } from '../../../platform/wire/records.ts';
import { amountText } from '../../../platform/wire/rules/money.ts';
import { dateText } from '../../../platform/wire/time.ts';
import { currency, id, line, optionalLine } from '../../../platform/wire/validators.ts';
import { BILL_ACCESS } from './accessWire.ts';
import { billEvent, billKind, billSide, billStatus, disputeState, lineKind } from './states.ts';

const ofCustomer = permissionsOf(BILL_ACCESS.prefix);
const ofOperator = permissionsOf('operation:bill');
export const MAX_REASON = 500;

/** Months of bills, `yyyy-MM`. */
export const month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/);
/** Above zero, as the database holds it. */
export const billAmount = amountText(10).refine((text) => /[1-9]/.test(text));

const amount = (meaning: string) => money(z.string().nullable().describe(meaning), null);

const seesMoney = (user: CurrentUser) => !user.hidesMoney;
/** Parties of bills, and those who keep them. */
const readsBills = rule(
  'billReader',
  (user) =>
    hasPermission(user, ofOperator('read').code) ||
    (user.companyId !== null && hasPermission(user, ofCustomer('read').code)),
);
/** Commits the own company to amounts, so it sees them. */
const settles = rule(
  'settles',
  (user) => user.companyId !== null && hasPermission(user, ofCustomer('edit').code) && seesMoney(user),
);

const row = {
  billId: z.number(),
  billNo: z.string(),
  kind: billKind,
  month: z.string().describe("yyyy-MM; '': not of a month"),
  status: billStatus,
  currency: z.string(),
  total: amount('with tax'),
  paid: amount('paid or credited'),
  open: amount('still to be paid; null before the bill is agreed'),
  lineCount: z.number(),
  sentTime: z.string().nullable(),
  dueDate: z.string().nullable(),
  daysOverdue: z.number(),
};

/** Filter of both lists, of their exports and totals. */
export const billFilter = {
  billNo: optionalLine(30),
  status: billStatus.optional(),
  side: billSide.optional(),
  currency: optionalLine(3),
  month: month.optional().describe('of the bill; one without: in which it was made'),
  dueFrom: dateText.optional(),
  dueTo: dateText.optional(),
};
/** Beside it, of the list of all companies. */
export const companyFilter = { companyFullName: optionalLine(100) };

/** Bills of the own company: those it pays, and a supplier's claims. */
export const ownBills = records({
  path: '/settlement/bill',
  access: ofCustomer,
  idName: 'billId',
  row: z.object({ ...row, side: billSide }),
  fields: {},
  filter: billFilter,
  exportName: 'bill.own',
  calls: { list: 'Bills of the own company, the newest first' },
});

/** Bills of all companies. */
export const bills = records({
  path: '/operation/bill',
  access: ofOperator,
  idName: 'billId',
  row: z.object({
    ...row,
    side: billSide,
    companyFullName: z.string(),
    companyNo: z.string(),
    dunningLevel: z.number(),
  }),
  fields: {},
  filter: { ...billFilter, ...companyFilter },
  exportName: 'bill.all',
  calls: { list: 'Bills of all companies, those that wait first' },
});

const billLine = z.object({
  lineId: z.number(),
  kind: lineKind,
  chargeId: z.number().nullable(),
  orderBigNo: z.string(),
  containerNo: z.string().describe("'': of no container, or not known yet"),
  serviceNo: z.string().describe("'': of no service order"),
  feeType: z.string(),
  description: wordsOfPeople(z.string()),
  occurredDate: z.string(),
  quantity: z.string(),
  unitPrice: amount('of one unit, net'),
  amount: amount('net'),
  taxRate: z.string().describe('per cent'),
  taxAmount: amount('beside the amount'),
  gross: amount('with tax'),
  agreed: amount('with tax; of a claim, what was agreed before'),
  claimed: amount('as the supplier claims it'),
  disputeState,
  disputeReason: wordsOfPeople(z.string()),
  disputeReply: wordsOfPeople(z.string()),
});
export type BillLine = z.infer<typeof billLine>;

const orderOnBill = z.object({
  orderBigNo: z.string().describe("'': lines of no order"),
  customerRef: z.string().describe("the customer's own reference; '' on a supplier's claim"),
  subtotal: amount('of all its lines, with tax'),
});
export type OrderOnBill = z.infer<typeof orderOnBill>;

const historyEntry = z.object({
  eventId: z.number(),
  kind: billEvent,
  time: z.string(),
  byName: z.string().describe("'': by rule, or the platform where the reader is a customer"),
  amount: amount('that the event is about'),
  reason: wordsOfPeople(z.string()),
});

const billAbilities = abilitiesNamed([
  'agree',
  'dispute',
  'send',
  'void',
  'addLine',
  'credit',
  'answer',
  'agreeFor',
  'approve',
  'return',
  'decideLine',
]).shape;
export type BillAbilities = z.infer<typeof billAbilities>;
export type BillAbility = keyof BillAbilities;

const bill = z.object({
  ...row,
  side: billSide,
  version: z.number().int().describe('sent back with a decision, which holds for what was seen'),
  companyFullName: z.string(),
  companyNo: z.string(),
  claimNo: z.string().describe("the supplier's own number"),
  remark: wordsOfPeople(z.string()),
  taxTotal: amount('in the total'),
  claimedTotal: amount('as the supplier claims it'),
  needsSecondApproval: z.boolean(),
  orders: z.array(orderOnBill).describe('as their lines follow each other'),
  lines: z.array(billLine).describe('order by order, a credit after the line that it lowers'),
  hasMoreLines: z.boolean().describe('the sheet holds them all'),
  history: z.array(historyEntry).describe('newest first'),
  abilities: billAbilities,
});
export type Bill = z.infer<typeof bill>;

export const readBill = call({
  method: 'GET',
  path: '/settlement/bill/detail',
  effect: 'read',
  access: readsBills,
  summary: 'A bill with its lines and history',
  input: z.object({ billId: id }),
  response: data(bill),
});

export const BILL_FORMATS = ['pdf', 'xlsx'] as const;
export const downloadBill = call({
  method: 'GET',
  path: '/settlement/bill/file',
  effect: 'read',
  access: rule('billFileReader', (user) => readsBills.allows(user) && seesMoney(user)),
  summary: 'A bill as a file in the reader’s language',
  input: z.object({ billId: id, format: z.enum(BILL_FORMATS) }),
  response: file(),
});

export const listBillsOfOrder = call({
  method: 'GET',
  path: '/settlement/bill/ofOrder',
  effect: 'read',
  access: ofCustomer('list'),
  summary: 'Your company’s bills with charges of an order',
  input: z.object({ orderBigNo: line(30) }),
  response: data(
    z.array(
      z.object({
        billId: z.number(),
        billNo: z.string(),
        status: billStatus,
        open: amount('still to be paid; null before the bill is agreed'),
        currency: z.string(),
      }),
    ),
  ),
});

const decision = { method: 'POST', effect: 'write', response: nothing() } as const;
const version = z.number().int().min(0).max(2_147_483_647);

export const agreeBill = call({
  ...decision,
  path: '/settlement/bill/agree',
  access: settles,
  summary: 'Approve a bill of your company as displayed',
  input: z.object({ billId: id, version }),
});

export const disputeLine = call({
  ...decision,
  path: '/settlement/bill/dispute',
  access: settles,
  summary: 'Dispute a line of a bill of your company with a reason',
  input: z.object({ lineId: id, reason: line(MAX_REASON) }),
});

const claimableCharge = z.object({
  chargeId: z.number(),
  orderBigNo: z.string(),
  feeType: z.string(),
  occurredDate: z.string(),
  amount: amount('as agreed, with tax'),
  currency: z.string(),
});

export const listClaimable = call({
  method: 'GET',
  path: '/settlement/claim/charges',
  effect: 'read',
  access: permission('settlement:claim:add'),
  summary: 'Confirmed charges of your company as a supplier that are not billed yet',
  input: z.object({ currency: currency.optional() }),
  response: data(z.array(claimableCharge)),
});

const MAX_CLAIM_LINES = 500;

export const submitClaim = call({
  method: 'POST',
  path: '/settlement/claim',
  effect: 'write',
  access: rule(
    'claimant',
    (user) => user.companyId !== null && hasPermission(user, listClaimable.access.code) && seesMoney(user),
  ),
  detectsDuplicates: true,
  summary: 'Submit a supplier bill: agreed charges with the claimed amount, and others',
  input: z.object({
    claimNo: line(60).describe("the supplier's own number, once"),
    currency,
    remark: optionalLine(MAX_REASON),
    charges: z.array(z.object({ chargeId: id, amount: billAmount })).max(MAX_CLAIM_LINES),
    others: z
      .array(z.object({ description: line(200), amount: billAmount }))
      .max(50)
      .default([]),
  }),
  response: data(z.object({ billId: z.number() })),
});

const edit = { ...decision, access: ofOperator('edit') } as const;

export const makeBills = call({
  method: 'POST',
  path: '/operation/bill/make',
  effect: 'write',
  access: ofOperator('add'),
  summary: 'Create bills for all confirmed charges up to the end of a month, by customer and currency',
  input: z.object({ month, companyNo: optionalLine(10).describe("'': all customers") }),
  response: data(z.object({ bills: z.number(), lines: z.number() })),
});

export const makeOrderBill = call({
  method: 'POST',
  path: '/operation/bill/makeForOrder',
  effect: 'write',
  access: ofOperator('add'),
  summary: 'Bill an order’s confirmed charges now',
  input: z.object({ orderBigNo: line(30) }),
  response: data(z.object({ bills: z.number(), lines: z.number() })),
});

export const addBill = call({
  method: 'POST',
  path: '/operation/bill/add',
  effect: 'write',
  access: ofOperator('add'),
  summary: 'Create a manual bill',
  input: z.object({ companyNo: line(10), currency, remark: optionalLine(MAX_REASON) }),
  response: data(z.object({ billId: z.number() })),
});

const taxRate = z.string().regex(/^0(\.\d{1,4})?$/);

export const addLine = call({
  ...edit,
  path: '/operation/bill/addLine',
  summary: 'Add a line to a bill that is not approved yet',
  input: z.object({
    billId: id,
    description: line(200),
    amount: billAmount,
    taxRate: taxRate.default('0'),
    reason: line(MAX_REASON),
  }),
});

export const creditLine = call({
  ...edit,
  path: '/operation/bill/credit',
  summary: 'Reduce a line by a credit, also on an approved bill',
  input: z.object({ lineId: id, amount: billAmount, reason: line(MAX_REASON) }),
});

export const answerDispute = call({
  ...edit,
  path: '/operation/bill/answer',
  summary: 'Reply to a disputed line: uphold it or credit an amount',
  input: z.object({
    lineId: id,
    credit: billAmount.nullable().describe('null: the line stays as it is'),
    reply: line(MAX_REASON),
  }),
});

export const sendBills = call({
  method: 'POST',
  path: '/operation/bill/send',
  effect: 'write',
  access: ofOperator('edit'),
  summary: 'Send draft bills to their customers',
  input: z.object({ billIds: z.array(id).min(1).max(100) }),
  response: data(z.object({ sent: z.number() })),
});

export const voidBill = call({
  ...edit,
  path: '/operation/bill/void',
  summary: 'Void a draft; its charges can be billed again',
  input: z.object({ billId: id, reason: line(MAX_REASON) }),
});

export const agreeForCustomer = call({
  ...edit,
  path: '/operation/bill/agreeFor',
  summary: 'Record a customer’s offline approval of a bill',
  input: z.object({ billId: id, version, reason: line(MAX_REASON) }),
});

export const approveClaim = call({
  ...decision,
  access: permissionsOf('operation:claim')('edit'),
  path: '/operation/bill/approve',
  summary: 'Approve a supplier bill; above the limit two different users are required',
  input: z.object({ billId: id, version }),
});

export const acceptClaimLine = call({
  ...decision,
  access: permissionsOf('operation:claim')('edit'),
  path: '/operation/bill/acceptLine',
  summary: 'Accept a line of a supplier bill that was disputed or not agreed in advance',
  input: z.object({ lineId: id }),
});

export const disputeClaimLine = call({
  ...decision,
  access: permissionsOf('operation:claim')('edit'),
  path: '/operation/bill/disputeLine',
  summary: 'Dispute a line of a supplier bill: it is excluded from the approval and can be resubmitted',
  input: z.object({ lineId: id, reason: line(MAX_REASON) }),
});

export const returnClaim = call({
  ...decision,
  access: permissionsOf('operation:claim')('edit'),
  path: '/operation/bill/return',
  summary: 'Return a supplier bill with a reason',
  input: z.object({ billId: id, reason: line(MAX_REASON) }),
});

const creditFields = {
  companyNo: line(10),
  amount: amountText(10),
  currency,
  remark: optionalLine(MAX_REASON),
};

/** How much a customer may owe; without one nothing is checked. */
export const creditLimits = records({
  path: '/operation/creditLimit',
  access: permissionsOf('operation:creditLimit'),
  idName: 'creditLimitId',
  row: z.object({
    creditLimitId: z.number(),
    companyNo: z.string(),
    companyFullName: z.string(),
    amount: amount('the limit'),
    currency: z.string(),
    owed: amount('agreed and not paid, in the currency of the limit'),
    otherOwed: amount('the same in other currencies, such as USD 300.00, EUR 10.00'),
    remark: z.string(),
  }),
  fields: creditFields,
  filter: { companyFullName: optionalLine(100) },
  exportName: 'bill.creditLimits',
  calls: {
    list: 'Credit limits of customers, with what they owe',
    add: 'Limit the credit of a customer',
    edit: 'Change a credit limit',
    remove: 'Remove credit limits: one id, or several with commas',
  },
});
