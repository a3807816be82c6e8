import { z } from 'zod';
import { call } from '../../../platform/wire/call.ts';
import { data, nothing } from '../../../platform/wire/envelope.ts';
import { permissionsOf, records } from '../../../platform/wire/records.ts';
import { dateText } from '../../../platform/wire/time.ts';
import { currency, decimalText, optionalLine } from '../../../platform/wire/validators.ts';
import { journalAccount } from './accounts.ts';

const operator = permissionsOf('operation:journal');

const posting = z.object({
  account: journalAccount,
  companyName: z.string(),
  currency,
  amount: decimalText.describe('above zero: debit'),
});

/** Entries of the journal, newest first. */
export const journalEntries = records({
  path: '/operation/journal',
  access: operator,
  idName: 'entryId',
  row: z.object({
    entryId: z.number(),
    occurredOn: z.string(),
    kind: z.string(),
    source: z.string().describe('what it was posted for, such as depositEntry 7'),
    note: z.string(),
    byName: z.string().describe("'': a rule of the portal"),
    postings: z.array(posting),
    createTime: z.string(),
  }),
  fields: {},
  filter: {
    account: journalAccount.optional(),
    companyName: optionalLine(100),
  },
  exportName: 'journal.entries',
  calls: { list: 'Entries of the journal, newest first' },
});

export const listBalances = call({
  method: 'GET',
  path: '/operation/journal/balances',
  effect: 'read',
  access: operator('list'),
  summary: 'Balance of each account by currency, and the reconciliation status',
  input: z.object({}),
  response: data(
    z.object({
      balances: z.array(z.object({ account: journalAccount, currency, amount: decimalText })),
      checks: z.array(
        z.object({
          kind: z.string(),
          title: z.string(),
          ranAt: z.string().nullable().describe('null: not yet'),
          disagreements: z.number(),
          details: z.array(z.object({ subject: z.string(), expected: z.string(), found: z.string() })),
        }),
      ),
      closedMonths: z.array(z.string()).describe('yyyy-MM, the latest first, at most 24'),
    }),
  ),
});

export const closeMonth = call({
  method: 'POST',
  path: '/operation/journal/closeMonth',
  effect: 'write',
  access: operator('edit'),
  summary: 'Close a past month: no further entries can be posted to it',
  input: z.object({ month: dateText.describe('a day of the month') }),
  response: nothing(),
});

export const proveAgreement = call({
  method: 'POST',
  path: '/operation/journal/prove',
  effect: 'write',
  access: operator('edit'),
  detectsDuplicates: true,
  summary: 'Reconcile journal and ledgers now',
  input: z.object({}),
  response: nothing(),
});
