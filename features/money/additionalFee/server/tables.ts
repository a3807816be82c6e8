import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import { bookingOrder } from '../../../freight/booking/server/tables.ts';
import { account, company } from '../../../people/account/server/tables.ts';
import { serviceOrder } from '../../../suppliers/service/server/tables.ts';
import type { ServiceKind } from '../../charge/charge.ts';
import type { FeeEventKind } from '../fee.ts';
import { type EnteringSide, FEE_STATES, type FeeSide, type FeeState } from '../states.ts';

const AMOUNT = { precision: 14, scale: 2 } as const;
const known = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/** A fee beside the agreed prices, until it is agreed, decided or taken back. */
export const additionalFee = pgTable(
  'additional_fee',
  {
    ...baseColumns,
    /** null: without an application object */
    orderId: reference('order_id').references(() => bookingOrder.id),
    serviceOrderId: reference('service_order_id').references(() => serviceOrder.id),
    serviceKind: text('service_kind').$type<ServiceKind>().notNull(),
    /** customer */
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id),
    /** supplier; null: the platform itself */
    payeeId: reference('payee_id').references(() => company.id),
    enteredBy: text('entered_by').$type<EnteringSide>().notNull(),
    accountId: reference('account_id').references(() => account.id),
    feeType: text('fee_type').notNull(),
    businessDate: date('business_date', { mode: 'string' }).notNull(),
    enteredAmount: numeric('entered_amount', AMOUNT).notNull(),
    /** what the customer pays, as it stands; net of tax */
    saleAmount: numeric('sale_amount', AMOUNT).notNull(),
    /** what the supplier gets, as it stands; null without a supplier */
    costAmount: numeric('cost_amount', AMOUNT),
    currency: text('currency').$type<'CNY' | 'USD'>().notNull(),
    isSaleAgreed: boolean('is_sale_agreed').notNull().default(false),
    isCostAgreed: boolean('is_cost_agreed').notNull().default(true),
    remark: text('remark').notNull().default(''),
    state: text('state').$type<FeeState>().notNull().default('proposed'),
    /** counts its changes, so that a move holds for what was seen */
    version: integer('version').notNull().default(0),
    dueAt: instant('due_at'),
    remindedAt: instant('reminded_at'),
  },
  (table) => [
    index('additional_fee_of_order').on(table.orderId, table.id),
    index('additional_fee_of_company').on(table.companyId, table.id),
    index('additional_fee_of_payee').on(table.payeeId, table.id),
    index('additional_fee_by_state').on(table.state, table.id),
    index('additional_fee_waiting').on(
      sql`(${table.state} in ('disputed', 'overdue')) desc`,
      table.id.desc().nullsFirst(),
    ),
    index('additional_fee_due').on(table.dueAt).where(sql`${table.state} in ('proposed', 'offered')`),
    uniqueIndex('additional_fee_once')
      .on(
        table.companyId,
        sql`coalesce(${table.orderId}, 0)`,
        sql`coalesce(${table.serviceOrderId}, 0)`,
        sql`coalesce(${table.payeeId}, 0)`,
        table.feeType,
        table.businessDate,
        table.enteredAmount,
        table.currency,
        table.remark,
      )
      .where(sql`${table.state} not in ('withdrawn', 'rejected')`),
    check('additional_fee_state', sql`${table.state} in (${known(FEE_STATES)})`),
    check('additional_fee_currency', sql`${table.currency} in ('CNY', 'USD')`),
    check('additional_fee_amounts', sql`${table.enteredAmount} > 0 and ${table.saleAmount} >= 0`),
    check('additional_fee_cost', sql`(${table.payeeId} is null) = (${table.costAmount} is null)`),
    check('additional_fee_entered_by', sql`${table.enteredBy} in ('supplier', 'operator')`),
  ],
);

/** Append-only thread: what each side did and said, with its proofs. */
export const additionalFeeEvent = pgTable(
  'additional_fee_event',
  {
    ...baseColumns,
    feeId: reference('fee_id')
      .notNull()
      .references(() => additionalFee.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<FeeEventKind>().notNull(),
    side: text('side').$type<FeeSide>().notNull(),
    accountId: reference('account_id').references(() => account.id),
    name: text('name').notNull().default(''),
    words: text('words').notNull().default(''),
    saleAmount: numeric('sale_amount', AMOUNT),
    costAmount: numeric('cost_amount', AMOUNT),
    resourceIds: bigint('resource_ids', { mode: 'number' }).array().notNull().default(sql`'{}'`),
  },
  (table) => [index('additional_fee_event_of').on(table.feeId, table.id)],
);
