import { z } from 'zod';
import { rule } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, file, nothing } from '../../../platform/wire/envelope.ts';
import { lifecycle } from '../../../platform/wire/lifecycle.ts';
import { money, wordsOfPeople } from '../../../platform/wire/money.ts';
import { permissionsOf, records } from '../../../platform/wire/records.ts';
import { dateText } from '../../../platform/wire/time.ts';
import { currency, id, line, optionalLine } from '../../../platform/wire/validators.ts';
import { billAmount } from '../bill/wire.ts';
import { PAYOUT_STATUSES, payoutKind, payoutStatus } from './states.ts';
import { paysBills } from './wire.ts';

const amount = (meaning: string) => money(z.string().nullable().describe(meaning), null);
const ofOperator = permissionsOf('operation:payout');
const pays = rule('payee', paysBills);
const MAX_REASON = 500;
const write = { method: 'POST', effect: 'write', response: nothing() } as const;

/** Payments of the platform: to suppliers, and refunds. */
export const payouts = records({
  path: '/operation/payout',
  access: ofOperator,
  idName: 'payoutId',
  row: z.object({
    payoutId: z.number(),
    kind: payoutKind,
    companyFullName: z.string(),
    amount: amount('to pay'),
    currency: z.string(),
    status: payoutStatus,
    accountNo: z.string(),
    bankName: z.string(),
    reason: wordsOfPeople(z.string()),
    bills: z.string().describe('numbers of the bills it pays'),
    applyTime: z.string(),
    approvers: z.string(),
    downloadedTime: z.string().nullable().describe('last in a file for the bank; null: not yet'),
    abilities: z.object({
      approve: z.boolean().describe('false for your own application'),
      release: z.boolean().describe('by another person than the one who approved'),
      reject: z.boolean(),
      recall: z.boolean().describe('it is in a file for the bank'),
    }),
  }),
  fields: {},
  filter: {
    companyFullName: optionalLine(100),
    status: payoutStatus.optional(),
    kind: payoutKind.optional(),
  },
  exportName: 'payment.payouts',
  calls: { list: 'Payments to make, those that wait first' },
});

export const payoutLife = lifecycle({
  states: PAYOUT_STATUSES,
  idName: 'payoutId',
  moves: {
    approve: { from: ['applied', 'checked'], to: { applied: 'checked', checked: 'approved' } },
    reject: {
      from: ['applied', 'checked', 'approved'],
      to: 'rejected',
      reason: MAX_REASON,
      isDangerous: true,
    },
    recall: { from: ['approved'], to: 'rejected', reason: MAX_REASON, isDangerous: true },
    /** several at once, or by a line of a bank statement */
    pay: { from: ['approved'], to: 'paid', input: { authorId: id, paidOn: dateText } },
  },
  sides: {
    operator: {
      path: '/operation/payout',
      access: ofOperator('edit'),
      calls: {
        approve: 'Approve a payment, or release one that another person has approved',
        reject: 'Reject a payment that is in no file for the bank, with a reason',
        recall: 'Reject a payment that is in a file for the bank, once the bank has confirmed that it does not pay',
      },
    },
  },
});
export const { approve: approvePayout, reject: rejectPayout, recall: recallPayout } = payoutLife.calls;

export const LIST_FORMATS = ['xml', 'csv'] as const;

export const downloadPaymentList = call({
  method: 'POST',
  path: '/operation/payout/list-file',
  effect: 'write',
  access: ofOperator('edit'),
  summary: 'Released payments in a currency as a bank file (pain.001 or .csv); marks them as downloaded',
  input: z.object({
    currency,
    format: z.enum(LIST_FORMATS),
    again: z.boolean().default(false).describe('also those that were downloaded before'),
  }),
  response: file(),
});

export const markPaidOut = call({
  ...write,
  access: ofOperator('edit'),
  path: '/operation/payout/paid',
  summary: 'Mark released payments as paid',
  input: z.object({ payoutIds: z.array(id).min(1).max(100) }),
});

const ownPayout = z.object({
  payoutId: z.number(),
  kind: payoutKind,
  amount: amount('to pay'),
  currency: z.string(),
  status: payoutStatus,
  reason: z.string(),
  bills: z.string(),
  applyTime: z.string(),
});

export const readOwnPayouts = call({
  method: 'GET',
  path: '/settlement/payout/own',
  effect: 'read',
  access: pays,
  summary: 'Your company’s approved bills available for payout, credit balance, payment requests and bank account',
  input: z.object({}),
  response: data(
    z.object({
      bills: z.array(
        z.object({
          billId: z.number(),
          billNo: z.string(),
          claimNo: z.string(),
          open: amount('to be paid'),
          currency: z.string(),
          dueDate: z.string().nullable(),
        }),
      ),
      credits: z.array(z.object({ currency: z.string(), amount: amount('credit without refunds under way') })),
      payouts: z.array(ownPayout),
      account: z
        .object({
          holder: z.string(),
          bankName: z.string(),
          accountNo: z.string(),
          swift: z.string(),
          changeTime: z.string(),
        })
        .nullable(),
    }),
  ),
});

export const applyForPayment = call({
  ...write,
  access: pays,
  path: '/settlement/payout/apply',
  summary: 'Request payment of your company’s approved bills in one currency',
  input: z.object({ billIds: z.array(id).min(1).max(100), remark: optionalLine(MAX_REASON) }),
});

export const askRefund = call({
  ...write,
  access: pays,
  path: '/settlement/payout/refund',
  summary: 'Request a refund of your company’s credit balance',
  input: z.object({ currency, amount: billAmount, reason: line(MAX_REASON) }),
});

export const saveBankAccount = call({
  ...write,
  access: pays,
  path: '/settlement/payout/account',
  summary: 'Change your company’s bank account; requires the password and notifies those concerned',
  input: z.object({
    holder: line(120),
    bankName: line(120),
    accountNo: line(40),
    swift: optionalLine(11),
    password: z.string().min(1).max(2_000),
    encrypted: z.boolean().default(false),
  }),
});
