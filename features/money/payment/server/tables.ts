import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, numeric, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import { account, company } from '../../../people/account/server/tables.ts';
import { bill } from '../../bill/server/tables.ts';
import { deposit } from '../../deposit/server/tables.ts';
import type { EntryStatus, IntentStatus, PayoutKind, PayoutStatus, ReceiptWay } from '../states.ts';

const AMOUNT = { precision: 14, scale: 2 } as const;

/** A file of the bank. */
export const bankStatement = pgTable('bank_statement', {
  ...baseColumns,
  fileName: text('file_name').notNull(),
  format: text('format').notNull(),
  lineCount: integer('line_count').notNull(),
  accountId: reference('account_id')
    .notNull()
    .references(() => account.id),
});

/** What the bank says an account of the platform held before and after a statement, once however often it comes. */
export const statementBalance = pgTable(
  'statement_balance',
  {
    ...baseColumns,
    statementId: reference('statement_id')
      .notNull()
      .references(() => bankStatement.id),
    account: text('account').notNull(),
    currency: text('currency').notNull(),
    openedOn: date('opened_on', { mode: 'string' }).notNull(),
    closedOn: date('closed_on', { mode: 'string' }).notNull(),
    opening: numeric('opening', AMOUNT).notNull(),
    closing: numeric('closing', AMOUNT).notNull(),
  },
  (table) => [
    unique('statement_balance_once').on(
      table.account,
      table.currency,
      table.closedOn,
      table.openedOn,
      table.opening,
      table.closing,
    ),
  ],
);

/** A line of a statement, once however often its file comes. */
export const bankEntry = pgTable(
  'bank_entry',
  {
    ...baseColumns,
    statementId: reference('statement_id')
      .notNull()
      .references(() => bankStatement.id),
    /** hash of what the bank says, and of its place among equal lines of the file */
    key: text('key').notNull().unique('bank_entry_once'),
    bookedOn: date('booked_on', { mode: 'string' }).notNull(),
    /** below zero: paid */
    amount: numeric('amount', AMOUNT).notNull(),
    currency: text('currency').notNull(),
    counterparty: text('counterparty').notNull().default(''),
    account: text('account').notNull().default(''),
    reference: text('reference').notNull().default(''),
    status: text('status').$type<EntryStatus>().notNull(),
    reason: text('reason').notNull().default(''),
    /** how often a decision on it was taken back */
    reopened: integer('reopened').notNull().default(0),
  },
  (table) => [
    index('bank_entry_open').on(sql`(${table.status} = 'open') desc`, table.id.desc().nullsFirst()),
    index('bank_entry_decided').on(table.status, table.id).where(sql`${table.status} in ('ignored', 'charged')`),
    index('bank_entry_counterparty_part').using('gin', table.counterparty.op('gin_trgm_ops')),
    index('bank_entry_reference_part').using('gin', table.reference.op('gin_trgm_ops')),
    index('bank_entry_account').on(table.account).where(sql`${table.account} <> ''`),
    check('bank_entry_status', sql`${table.status} in ('open', 'matched', 'charged', 'ignored')`),
  ],
);

/** Money that a company paid. */
export const receipt = pgTable(
  'receipt',
  {
    ...baseColumns,
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id),
    currency: text('currency').notNull(),
    amount: numeric('amount', AMOUNT).notNull(),
    credited: numeric('credited', AMOUNT).notNull().default('0'),
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
    way: text('way').$type<ReceiptWay>().notNull(),
    reference: text('reference').notNull().default(''),
    bankEntryId: reference('bank_entry_id').references(() => bankEntry.id),
    /** the wallet's number, or the bank's of what was entered by hand */
    outsideKey: text('outside_key').unique('receipt_outside_once'),
    accountId: reference('account_id').references(() => account.id),
    /** null: it stands */
    undoneAt: instant('undone_at'),
    undoneReason: text('undone_reason').notNull().default(''),
    undoneBy: reference('undone_by').references(() => account.id),
  },
  (table) => [
    uniqueIndex('receipt_entry_once')
      .on(table.bankEntryId)
      .where(sql`${table.bankEntryId} is not null and ${table.undoneAt} is null`),
    index('receipt_reference_part').using('gin', table.reference.op('gin_trgm_ops')),
    index('receipt_by_day').on(table.currency, table.receivedOn),
    index('receipt_by_way').on(table.way, table.id),
    index('receipt_of_company').on(table.companyId, table.id.desc().nullsFirst()),
    check('receipt_amount', sql`${table.amount} > 0 and ${table.credited} between 0 and ${table.amount}`),
    check('receipt_way', sql`${table.way} in ('bank', 'online', 'manual')`),
  ],
);

/** An online payment that was begun. */
export const paymentIntent = pgTable(
  'payment_intent',
  {
    ...baseColumns,
    ref: text('ref').notNull().unique('payment_intent_ref'),
    provider: text('provider').notNull(),
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id),
    /** the subject of the payment: a bill or a deposit */
    billId: reference('bill_id').references(() => bill.id),
    depositId: reference('deposit_id').references(() => deposit.id),
    amount: numeric('amount', AMOUNT).notNull(),
    currency: text('currency').notNull(),
    status: text('status').$type<IntentStatus>().notNull().default('started'),
    expiresAt: instant('expires_at').notNull(),
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
  },
  (table) => [
    index('payment_intent_waiting').on(table.expiresAt).where(sql`${table.status} = 'started'`),
    index('payment_intent_bill').on(table.billId),
    index('payment_intent_deposit').on(table.depositId).where(sql`${table.depositId} is not null`),
    check('payment_intent_subject', sql`num_nonnulls(${table.billId}, ${table.depositId}) = 1`),
    check('payment_intent_status', sql`${table.status} in ('started', 'paid', 'mismatch', 'failed', 'expired')`),
  ],
);

/** What the local stand-in of a wallet took. */
export const localWalletPayment = pgTable('local_wallet_payment', {
  ...baseColumns,
  ref: text('ref').notNull().unique('local_wallet_once'),
  walletNo: text('wallet_no').notNull(),
  amount: numeric('amount', AMOUNT).notNull(),
  currency: text('currency').notNull(),
  result: text('result').notNull(),
});

/** Where a company is paid to. */
export const companyBankAccount = pgTable('company_bank_account', {
  ...baseColumns,
  companyId: reference('company_id')
    .notNull()
    .references(() => company.id)
    .unique('company_bank_account_once'),
  holder: text('holder').notNull(),
  bankName: text('bank_name').notNull(),
  accountNo: text('account_no').notNull(),
  swift: text('swift').notNull().default(''),
});

/** Money that the platform pays; the account as it was when it was applied for. */
export const payout = pgTable(
  'payout',
  {
    ...baseColumns,
    kind: text('kind').$type<PayoutKind>().notNull(),
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id),
    currency: text('currency').notNull(),
    amount: numeric('amount', AMOUNT).notNull(),
    status: text('status').$type<PayoutStatus>().notNull().default('applied'),
    holder: text('holder').notNull(),
    bankName: text('bank_name').notNull(),
    accountNo: text('account_no').notNull(),
    swift: text('swift').notNull(),
    reason: text('reason').notNull().default(''),
    appliedBy: reference('applied_by')
      .notNull()
      .references(() => account.id),
    firstApproverId: reference('first_approver_id').references(() => account.id),
    approverId: reference('approver_id').references(() => account.id),
    /** when it last went into a file for the bank; null: not yet */
    downloadedAt: instant('downloaded_at'),
    paidOn: date('paid_on', { mode: 'string' }),
    /** the statement line by which it left; several payments may leave by one */
    bankEntryId: reference('bank_entry_id').references(() => bankEntry.id),
  },
  (table) => [
    index('payout_of_company').on(table.companyId, table.id.desc().nullsFirst()),
    index('payout_waiting').on(table.status, table.id.desc().nullsFirst()),
    index('payout_done_last').on(sql`(${table.status} in ('paid', 'rejected'))`, table.id.desc().nullsFirst()),
    index('payout_of_entry').on(table.bankEntryId).where(sql`${table.bankEntryId} is not null`),
    check('payout_kind', sql`${table.kind} in ('supplier', 'refund')`),
    check('payout_status', sql`${table.status} in ('applied', 'checked', 'approved', 'paid', 'rejected')`),
    check('payout_amount', sql`${table.amount} > 0`),
    check(
      'payout_two_people',
      sql`${table.firstApproverId} is distinct from ${table.approverId} or ${table.approverId} is null`,
    ),
  ],
);

export const payoutItem = pgTable(
  'payout_item',
  {
    ...baseColumns,
    payoutId: reference('payout_id')
      .notNull()
      .references(() => payout.id),
    billId: reference('bill_id')
      .notNull()
      .references(() => bill.id),
    amount: numeric('amount', AMOUNT).notNull(),
    /** false once it was rejected */
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    unique('payout_item_once').on(table.payoutId, table.billId),
    uniqueIndex('payout_item_active').on(table.billId).where(sql`${table.isActive}`),
  ],
);

/** A company's credit that paid a bill. */
export const creditUse = pgTable(
  'credit_use',
  {
    ...baseColumns,
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id),
    billId: reference('bill_id')
      .notNull()
      .references(() => bill.id),
    amount: numeric('amount', AMOUNT).notNull(),
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
  },
  (table) => [
    index('credit_use_company').on(table.companyId, table.id),
    check('credit_use_amount', sql`${table.amount} > 0`),
  ],
);
