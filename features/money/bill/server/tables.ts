import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  numeric,
  pgSequence,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import { bookingOrder } from '../../../freight/booking/server/tables.ts';
import { account, company } from '../../../people/account/server/tables.ts';
import { charge } from '../../charge/server/tables.ts';
import {
  BILL_EVENTS,
  BILL_KINDS,
  BILL_SIDES,
  BILL_STATUSES,
  type BillEventKind,
  type BillKind,
  type BillSide,
  type BillStatus,
  DISPUTE_STATES,
  type DisputeState,
  LINE_KINDS,
  type LineKind,
} from '../states.ts';

const AMOUNT = { precision: 14, scale: 2 } as const;
const SUM = { precision: 16, scale: 2 } as const;
const known = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/** Serials of bill numbers. */
export const billNumbers = pgSequence('bill_numbers', { startWith: 1 });

/** A bill of one company in one currency; its sums are those of its lines, kept by the same statements. */
export const bill = pgTable(
  'bill',
  {
    ...baseColumns,
    billNo: text('bill_no').notNull().unique('bill_number_once'),
    side: text('side').$type<BillSide>().notNull(),
    kind: text('kind').$type<BillKind>().notNull(),
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id),
    currency: text('currency').notNull(),
    month: text('month').notNull().default(''),
    orderId: reference('order_id').references(() => bookingOrder.id),
    /** the supplier's own number */
    claimNo: text('claim_no').notNull().default(''),
    status: text('status').$type<BillStatus>().notNull(),
    /** with tax */
    total: numeric('total', AMOUNT).notNull().default('0'),
    taxTotal: numeric('tax_total', AMOUNT).notNull().default('0'),
    claimedTotal: numeric('claimed_total', AMOUNT).notNull().default('0'),
    paid: numeric('paid', AMOUNT).notNull().default('0'),
    lineCount: integer('line_count').notNull().default(0),
    dueOn: date('due_on', { mode: 'string' }),
    sentAt: instant('sent_at'),
    dunningLevel: integer('dunning_level').notNull().default(0),
    /** of a claim above the limit */
    firstApproverId: reference('first_approver_id').references(() => account.id),
    /** counts its changes, so that a decision holds for what was seen */
    version: integer('version').notNull().default(0),
    remark: text('remark').notNull().default(''),
  },
  (table) => [
    check('bill_side', sql`${table.side} in (${known(BILL_SIDES)})`),
    check('bill_kind', sql`${table.kind} in (${known(BILL_KINDS)})`),
    check('bill_status', sql`${table.status} in (${known(BILL_STATUSES)})`),
    check('bill_currency', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check('bill_paid', sql`${table.paid} between least(${table.total}, 0) and greatest(${table.total}, 0)`),
    // one draft takes the charges of a month and currency; a second run finds it
    uniqueIndex('bill_draft_of_month')
      .on(table.companyId, table.currency, table.month)
      .where(sql`${table.status} = 'draft' and ${table.kind} = 'month'`),
    uniqueIndex('bill_draft_of_order')
      .on(table.orderId, table.currency)
      .where(sql`${table.status} = 'draft' and ${table.kind} = 'order'`),
    uniqueIndex('bill_claim_once')
      .on(table.companyId, table.claimNo)
      .where(sql`${table.kind} = 'claim' and ${table.status} <> 'returned'`),
    index('bill_of_company').on(table.companyId, table.id.desc().nullsFirst()),
    index('bill_of_month').on(table.month, table.createdAt),
    index('bill_of_company_side').on(table.companyId, table.side, table.currency, table.id),
    index('bill_open_sums')
      .on(table.currency, table.side, table.companyId, table.dueOn, table.total, table.paid)
      .where(sql`${table.status} = 'agreed'`),
    index('bill_open').on(table.companyId, table.currency, table.dueOn).where(sql`${table.status} = 'agreed'`),
    index('bill_overdue').on(table.dueOn, table.id).where(sql`${table.status} = 'agreed'`),
    index('bill_of_order').on(table.orderId).where(sql`${table.orderId} is not null`),
    index('bill_waiting').on(
      sql`(${table.status} in ('claimed', 'checked', 'disputed')) desc`,
      table.id.desc().nullsFirst(),
    ),
    index('bill_of_status').on(table.status, table.id.desc().nullsFirst()),
    index('bill_number_part').using('gin', table.billNo.op('gin_trgm_ops')),
    index('bill_claim_part').using('gin', table.claimNo.op('gin_trgm_ops')),
  ],
);

/**
 * Sums of bills by company, side, currency and status. Triggers on `bill` add rows for each change, so that no two
 * transactions wait for one row; `mergeBillSums` makes one of many.
 */
export const billSum = pgTable(
  'bill_sum',
  {
    ...baseColumns,
    companyId: reference('company_id').notNull(),
    side: text('side').$type<BillSide>().notNull(),
    currency: text('currency').notNull(),
    status: text('status').$type<BillStatus>().notNull(),
    bills: integer('bills').notNull(),
    total: numeric('total', SUM).notNull(),
    paid: numeric('paid', SUM).notNull(),
  },
  (table) => [index('bill_sum_of_company').on(table.companyId)],
);

/** Amounts are net; `claimed` is with tax, as the supplier asks. */
export const billLine = pgTable(
  'bill_line',
  {
    ...baseColumns,
    billId: reference('bill_id')
      .notNull()
      .references(() => bill.id),
    kind: text('kind').$type<LineKind>().notNull(),
    chargeId: reference('charge_id').references(() => charge.id),
    /** the line that a credit lowers */
    creditOfId: reference('credit_of_id'),
    orderId: reference('order_id').references(() => bookingOrder.id),
    feeType: text('fee_type').notNull(),
    description: text('description').notNull().default(''),
    occurredOn: date('occurred_on', { mode: 'string' }).notNull(),
    quantity: numeric('quantity', { precision: 14, scale: 3 }).notNull().default('1'),
    unitPrice: numeric('unit_price', { precision: 14, scale: 4 }).notNull(),
    amount: numeric('amount', AMOUNT).notNull(),
    taxRate: numeric('tax_rate', { precision: 5, scale: 4 }).notNull().default('0'),
    taxAmount: numeric('tax_amount', AMOUNT).notNull().default('0'),
    agreed: numeric('agreed', AMOUNT),
    claimed: numeric('claimed', AMOUNT),
    disputeState: text('dispute_state').$type<DisputeState>().notNull().default('none'),
    disputeReason: text('dispute_reason').notNull().default(''),
    disputeReply: text('dispute_reply').notNull().default(''),
  },
  (table) => [
    index('bill_line_of_bill').on(table.billId, table.id),
    // a dropped draft deletes its lines, so a charge stands on one bill at most
    unique('bill_line_charge_once').on(table.chargeId),
    index('bill_line_order').on(table.orderId).where(sql`${table.orderId} is not null`),
    index('bill_line_credit').on(table.creditOfId).where(sql`${table.creditOfId} is not null`),
    index('bill_line_disputed').on(table.billId).where(sql`${table.disputeState} = 'open'`),
    check('bill_line_kind', sql`${table.kind} in (${known(LINE_KINDS)})`),
    check('bill_line_dispute', sql`${table.disputeState} in (${known(DISPUTE_STATES)})`),
  ],
);

/** Money applied to a bill, once by its source; negative: taken back. The rows sum to `paid` of the bill. */
export const billApplication = pgTable(
  'bill_application',
  {
    ...baseColumns,
    billId: reference('bill_id')
      .notNull()
      .references(() => bill.id),
    sourceKind: text('source_kind').notNull(),
    sourceId: reference('source_id').notNull(),
    amount: numeric('amount', AMOUNT).notNull(),
  },
  (table) => [
    unique('bill_application_once').on(table.sourceKind, table.sourceId, table.billId),
    index('bill_application_bill').on(table.billId, table.id),
    check('bill_application_amount', sql`${table.amount} <> 0`),
  ],
);

/** Append-only history. */
export const billEvent = pgTable(
  'bill_event',
  {
    ...baseColumns,
    billId: reference('bill_id')
      .notNull()
      .references(() => bill.id),
    kind: text('kind').$type<BillEventKind>().notNull(),
    amount: numeric('amount', AMOUNT),
    reason: text('reason').notNull().default(''),
    /** null: by rule */
    accountId: reference('account_id').references(() => account.id),
  },
  (table) => [
    index('bill_event_bill').on(table.billId, table.id),
    check('bill_event_kind', sql`${table.kind} in (${known(BILL_EVENTS)})`),
  ],
);

/** How much a customer may owe. */
export const creditLimit = pgTable(
  'credit_limit',
  {
    ...baseColumns,
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id)
      .unique('credit_limit_once'),
    amount: numeric('amount', AMOUNT).notNull(),
    currency: text('currency').notNull(),
    remark: text('remark').notNull().default(''),
  },
  (table) => [
    check('credit_limit_amount', sql`${table.amount} >= 0`),
    check('credit_limit_currency', sql`${table.currency} ~ '^[A-Z]{3}$'`),
  ],
);
