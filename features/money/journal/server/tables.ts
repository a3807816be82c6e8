import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Disagreement } from '../../../../platform/server/agreement.ts';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import { account, company } from '../../../people/account/server/tables.ts';
import { JOURNAL_ACCOUNTS, type JournalAccount } from '../accounts.ts';

const known = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/** Double-entry journal, append-only; the postings of an entry sum to zero by currency. */
export const journalEntry = pgTable(
  'journal_entry',
  {
    ...baseColumns,
    key: text('key').notNull().unique('journal_entry_once'),
    occurredOn: date('occurred_on', { mode: 'string' }).notNull(),
    kind: text('kind').notNull(),
    sourceKind: text('source_kind').notNull(),
    sourceId: reference('source_id').notNull(),
    orderId: reference('order_id'),
    note: text('note').notNull().default(''),
    /** null: by a rule of the portal */
    accountId: reference('account_id').references(() => account.id),
  },
  (table) => [
    index('journal_entry_source').on(table.sourceKind, table.sourceId),
    index('journal_entry_order').on(table.orderId).where(sql`${table.orderId} is not null`),
    index('journal_entry_day').on(table.occurredOn, table.id),
  ],
);

export const journalPosting = pgTable(
  'journal_posting',
  {
    ...baseColumns,
    entryId: reference('entry_id')
      .notNull()
      .references(() => journalEntry.id),
    /** of the entry; a trigger fills it in */
    occurredOn: date('occurred_on', { mode: 'string' }).notNull().default(sql`current_date`),
    account: text('account').$type<JournalAccount>().notNull(),
    companyId: reference('company_id').references(() => company.id),
    currency: text('currency').notNull(),
    amount: numeric('amount', { precision: 14, scale: 2 }).notNull(),
  },
  (table) => [
    index('journal_posting_entry').on(table.entryId),
    index('journal_posting_account').on(table.account, table.occurredOn, table.entryId),
    index('journal_posting_balance').on(table.account, table.companyId, table.currency, table.amount),
    index('journal_posting_company').on(table.companyId, table.entryId),
    check('journal_posting_account', sql`${table.account} in (${known(JOURNAL_ACCOUNTS)})`),
    check('journal_posting_amount', sql`${table.amount} <> 0`),
    check('journal_posting_currency', sql`${table.currency} ~ '^[A-Z]{3}$'`),
  ],
);

/**
 * Sums of postings by account and currency. A trigger adds a row for each posted set, so that no two transactions
 * wait for one row; `mergeBalances` makes one of many.
 */
export const journalBalance = pgTable('journal_balance', {
  ...baseColumns,
  account: text('account').$type<JournalAccount>().notNull(),
  currency: text('currency').notNull(),
  amount: numeric('amount', { precision: 16, scale: 2 }).notNull(),
});

/** Closed months; `month` is the first day. */
export const journalMonth = pgTable(
  'journal_month',
  {
    ...baseColumns,
    month: date('month', { mode: 'string' }).notNull(),
    accountId: reference('account_id').references(() => account.id),
  },
  (table) => [unique('journal_month_once').on(table.month)],
);

/** Last run of each proof that books agree. */
export const agreementRun = pgTable(
  'agreement_run',
  {
    ...baseColumns,
    kind: text('kind').notNull(),
    ranAt: instant('ran_at').notNull(),
    disagreements: integer('disagreements').notNull(),
    /** the first of them */
    details: jsonb('details').$type<Disagreement[]>().notNull(),
  },
  (table) => [unique('agreement_run_once').on(table.kind)],
);
