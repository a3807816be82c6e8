import { z } from 'zod';
import { publicly, rule } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { type CurrentUser, hasPermission } from '../../../platform/wire/currentUser.ts';
import { data, nothing } from '../../../platform/wire/envelope.ts';
import { money, wordsOfPeople } from '../../../platform/wire/money.ts';
import { permissionsOf, records } from '../../../platform/wire/records.ts';
import { dateText } from '../../../platform/wire/time.ts';
import { currency, id, ids, line, optionalLine } from '../../../platform/wire/validators.ts';
import { mayHandleContracts } from '../../documents/contract/contractHandlers.ts';
import { billAmount } from '../bill/wire.ts';
import { entryStatus, intentStatus, payoutStatus, receiptWay, suggestionReason } from './states.ts';

const amount = (meaning: string) => money(z.string().nullable().describe(meaning), null);
const ofOperator = permissionsOf('operation:payment');
const MAX_REASON = 500;

/** Pays for the own company, so it sees amounts. */
export const paysBills = (user: CurrentUser) =>
  user.companyId !== null && hasPermission(user, 'settlement:bill:edit') && !user.hidesMoney;
const pays = rule('payer', paysBills);
/** Signs for the own company, and sees amounts. */
const paysDeposits = rule(
  'depositPayer',
  (user) => user.companyId !== null && mayHandleContracts(user) && !user.hidesMoney,
);

const write = { method: 'POST', effect: 'write' } as const;
export const MAX_STATEMENT_BYTES = 2_000_000;
const MAX_STATEMENT_BASE64 = 2_800_000;

export const STATEMENT_EXTENSIONS = ['csv', 'xlsx', 'sta', 'mt940', 'txt', 'xml'] as const;

const balanceFault = z.object({
  kind: z
    .enum(['sum', 'gap'])
    .describe('sum: opening and lines do not make the closing; gap: the opening is not the closing before'),
  account: z.string(),
  currency: z.string(),
  expected: amount('what the balance should be'),
  found: amount('what the file says'),
});
export type BalanceFault = z.infer<typeof balanceFault>;

export const importStatement = call({
  ...write,
  path: '/operation/payment/importStatement',
  access: ofOperator('add'),
  maxBodyKb: 3_000,
  summary: 'Import a bank statement: .csv, .xlsx, MT940 or camt.053; known transactions are skipped',
  input: z.object({
    fileName: line(120),
    content: z.string().max(MAX_STATEMENT_BASE64).describe('base64'),
    currency: currency.default('CNY').describe('of files that do not say it'),
  }),
  response: data(
    z.object({
      lines: z.number(),
      added: z.number(),
      matched: z.number().describe('of the added ones, those that name a bill'),
      pending: z.number().describe('announced by the bank and not booked, so left out'),
      balanceFaults: z.array(balanceFault),
    }),
  ),
});

const suggested = {
  companyFullName: z.string().describe("'': unknown"),
  companyNo: z.string(),
  by: suggestionReason,
};

/** Lines of bank statements, open ones first. */
export const bankEntries = records({
  path: '/operation/bankEntry',
  access: ofOperator,
  idName: 'entryId',
  row: z.object({
    entryId: z.number(),
    bookedDate: z.string(),
    amount: amount('received; below zero: paid'),
    currency: z.string(),
    counterparty: z.string(),
    account: z.string(),
    reference: wordsOfPeople(z.string()),
    status: entryStatus,
    receiptId: z.number().nullable().describe('what it was matched to'),
    paid: z.string().describe('payees of the payments that left by it'),
  }),
  fields: {},
  filter: { counterparty: optionalLine(100), reference: optionalLine(100), status: entryStatus.optional() },
  exportName: 'payment.bankEntries',
  calls: { list: 'Lines of bank statements, open ones first' },
});

const openBill = z.object({
  billId: z.number(),
  billNo: z.string(),
  open: amount('still to be paid'),
  dueDate: z.string().nullable(),
  suggested: amount('part of the money that would go there'),
});

export const suggestMatch = call({
  method: 'GET',
  path: '/operation/bankEntry/suggest',
  effect: 'read',
  access: ofOperator('list'),
  summary: 'Suggested payer and bills of a bank transaction',
  input: z.object({ entryId: id, companyNo: optionalLine(10).describe("'': as suggested") }),
  response: data(z.object({ ...suggested, bills: z.array(openBill) })),
});

const booked = z.object({
  receiptId: z.number(),
  bookedOn: dateText.describe('day of the journal: today where the month of the money is closed'),
});

const parts = z.array(z.object({ billId: id, amount: billAmount })).max(200);

export const confirmMatch = call({
  ...write,
  path: '/operation/bankEntry/confirm',
  access: ofOperator('edit'),
  summary: 'Allocate a bank transaction to bills; the remainder goes to the company’s credit balance',
  input: z.object({ entryId: id, companyNo: line(10), parts }),
  response: data(booked),
});

export const ignoreEntry = call({
  ...write,
  path: '/operation/bankEntry/ignore',
  access: ofOperator('edit'),
  summary: 'Ignore a bank transaction, with a reason',
  input: z.object({ entryId: id, reason: line(MAX_REASON) }),
  response: nothing(),
});

const leaving = z.object({
  payoutId: z.number(),
  companyFullName: z.string(),
  holder: z.string(),
  accountNo: z.string(),
  amount: amount('paid'),
  status: payoutStatus,
  suggested: z.boolean(),
});

export const suggestPayouts = call({
  method: 'GET',
  path: '/operation/bankEntry/suggestPayout',
  effect: 'read',
  access: ofOperator('list'),
  summary: 'Payments that may match an outgoing bank transaction',
  input: z.object({ entryId: id }),
  response: data(z.object({ payouts: z.array(leaving) })),
});

export const confirmPayouts = call({
  ...write,
  path: '/operation/bankEntry/confirmPayout',
  access: permissionsOf('operation:payout')('edit'),
  summary: 'Assign payments to an outgoing bank transaction; those not marked as paid are marked now',
  input: z.object({ entryId: id, payoutIds: ids }),
  response: nothing(),
});

export const bookBankCharge = call({
  ...write,
  path: '/operation/bankEntry/bankCharge',
  access: ofOperator('edit'),
  summary: 'Post an outgoing bank transaction as bank charges',
  input: z.object({ entryId: id }),
  response: data(z.object({ bookedOn: dateText })),
});

export const reopenEntry = call({
  ...write,
  path: '/operation/bankEntry/reopen',
  access: ofOperator('edit'),
  summary: 'Undo processing of a bank transaction; receipts are reversed by their own call',
  input: z.object({ entryId: id, reason: line(MAX_REASON) }),
  response: nothing(),
});

export const addReceipt = call({
  ...write,
  path: '/operation/payment/addReceipt',
  access: ofOperator('add'),
  summary: 'Add a receipt; bills are settled in order of due date',
  input: z.object({
    companyNo: line(10),
    currency,
    amount: billAmount,
    receivedOn: dateText,
    reference: line(140).describe('of the bank, once'),
  }),
  response: data(booked),
});

/** Money received of all companies. */
export const receipts = records({
  path: '/operation/receipt',
  access: ofOperator,
  idName: 'receiptId',
  row: z.object({
    receiptId: z.number(),
    companyFullName: z.string(),
    receivedDate: z.string(),
    way: receiptWay,
    amount: amount('received'),
    credited: amount('part that became credit'),
    currency: z.string(),
    reference: wordsOfPeople(z.string()),
    undoneReason: wordsOfPeople(z.string()).describe("'': it stands"),
  }),
  fields: {},
  filter: { companyFullName: optionalLine(100), way: receiptWay.optional(), reference: optionalLine(100) },
  exportName: 'payment.receipts',
  calls: { list: 'Money received, the newest first' },
});

const receiptDetail = z.object({
  receiptId: z.number(),
  companyFullName: z.string(),
  receivedDate: z.string(),
  way: receiptWay,
  amount: amount('received'),
  credited: amount('part that became credit'),
  currency: z.string(),
  reference: wordsOfPeople(z.string()),
  byName: z.string(),
  undone: z
    .object({ time: z.string(), reason: wordsOfPeople(z.string()), byName: z.string() })
    .nullable()
    .describe('null: it stands'),
  abilities: z.object({ undo: z.boolean() }),
  bills: z.array(z.object({ billId: z.number(), billNo: z.string(), amount: amount('paid by it') })),
});
export type ReceiptDetail = z.infer<typeof receiptDetail>;

export const readReceipt = call({
  method: 'GET',
  path: '/settlement/receipt/detail',
  effect: 'read',
  access: rule(
    'receiptReader',
    (user) => hasPermission(user, ofOperator('list').code) || hasPermission(user, 'settlement:bill:query'),
  ),
  summary: 'Receipts and the bills they settled',
  input: z.object({ receiptId: id }),
  response: data(receiptDetail),
});

export const undoReceipt = call({
  ...write,
  path: '/operation/receipt/undo',
  access: ofOperator('edit'),
  summary: 'Reverse an allocation or receipt: its bills become outstanding and its statement line unallocated again',
  input: z.object({ receiptId: id, reason: line(MAX_REASON) }),
  response: nothing(),
});

const bankAccount = {
  holder: z.string(),
  bankName: z.string(),
  accountNo: z.string(),
  swift: z.string(),
};

export const readPaying = call({
  method: 'GET',
  path: '/settlement/payment/ways',
  effect: 'read',
  access: pays,
  summary: 'Payment options for your company’s bills: bank details, credit balance, online payment',
  input: z.object({ currency }),
  response: data(
    z.object({
      account: z.object(bankAccount),
      credit: amount('of the own company, in the currency, without refunds under way'),
      hasOnline: z.boolean(),
    }),
  ),
});

export const payByCredit = call({
  ...write,
  path: '/settlement/payment/byCredit',
  access: pays,
  summary: 'Pay a bill of your company, or a part of it, from the credit balance',
  input: z.object({ billId: id, amount: billAmount }),
  response: nothing(),
});

export const startOnline = call({
  ...write,
  path: '/settlement/payment/online',
  access: pays,
  summary: 'Start online payment of a bill of your company; returns where to continue',
  input: z.object({ billId: id }),
  response: data(z.object({ ref: z.string(), url: z.string() })),
});

export const readDepositPaying = call({
  method: 'GET',
  path: '/settlement/payment/depositWays',
  effect: 'read',
  access: paysDeposits,
  summary: 'Whether online payment is available for your company’s deposits',
  input: z.object({}),
  response: data(z.object({ hasOnline: z.boolean() })),
});

export const startDepositOnline = call({
  ...write,
  path: '/settlement/payment/depositOnline',
  access: paysDeposits,
  summary: 'Start online payment of the outstanding part of your company’s deposit; returns where to continue',
  input: z.object({ depositId: id }),
  response: data(z.object({ ref: z.string(), url: z.string() })),
});

export const ref = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);

export const readIntent = call({
  method: 'GET',
  path: '/payment/intent',
  effect: 'read',
  access: publicly,
  rateLimitPerMinute: 60,
  summary: 'Status of an online payment, by its secret reference',
  input: z.object({ ref }),
  response: data(z.object({ status: intentStatus, billId: z.number().nullable(), isDeposit: z.boolean() })),
});

/** What a wallet tells the portal. */
export const notification = z.object({
  ref,
  walletNo: line(64).describe('number of the payment in the wallet'),
  amount: z.string().regex(/^\d{1,12}(\.\d{1,2})?$/),
  currency,
  result: z.enum(['paid', 'failed']),
  signature: z.string().max(200),
});
export type Notification = z.infer<typeof notification>;

export const notifyPayment = call({
  ...write,
  path: '/payment/notify',
  access: publicly,
  rateLimitPerMinute: 120,
  detectsDuplicates: true,
  summary: 'Signed notification of a wallet; may arrive late, twice or not at all',
  input: notification,
  response: nothing(),
});

/** What the local stand-in of a wallet can be told to do. */
export const WALLET_ACTIONS = ['pay', 'payTwice', 'payLess', 'lose', 'forge', 'cancel'] as const;

export const readWallet = call({
  method: 'GET',
  path: '/payment/localWallet/order',
  effect: 'read',
  access: publicly,
  rateLimitPerMinute: 60,
  summary: 'Payment requested from the local wallet substitute (demonstration)',
  input: z.object({ ref }),
  response: data(z.object({ amount: z.string(), currency: z.string(), isDone: z.boolean(), isDeposit: z.boolean() })),
});

export const actInWallet = call({
  ...write,
  path: '/payment/localWallet/act',
  access: publicly,
  rateLimitPerMinute: 60,
  detectsDuplicates: true,
  summary: 'Pay, cancel or simulate faults in the local wallet substitute (demonstration)',
  input: z.object({ ref, action: z.enum(WALLET_ACTIONS) }),
  response: nothing(),
});
