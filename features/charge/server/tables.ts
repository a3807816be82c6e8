import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { baseColumns, reference } from '../../../platform/server/database/columns.ts';
import { account, company } from '../../account/server/tables.ts';
import { bookingOrder, orderContainer } from '../../booking/server/tables.ts';
import {
  CHARGE_BASES,
  CHARGE_STATUSES,
  type ChargeBasis,
  type ChargeSide,
  type ChargeStatus,
  type ChargeWhy,
  SERVICE_KINDS,
  type ServiceKind,
} from '../charge.ts';

const known = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

const AMOUNT = { precision: 14, scale: 2 } as const;

/** What a customer owes the platform (`sale`), or the platform a supplier (`cost`); net of tax. */
export const charge = pgTable(
  'charge',
  {
    ...baseColumns,
    key: text('key').notNull().unique('charge_once'),
    side: text('side').$type<ChargeSide>().notNull(),
    orderId: reference('order_id').references(() => bookingOrder.id),
    containerId: reference('container_id').references(() => orderContainer.id),
    serviceOrderId: reference('service_order_id'),
    serviceKind: text('service_kind').$type<ServiceKind>().notNull(),
    feeType: text('fee_type').notNull(),
    /** customer of a sale, supplier of a cost */
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id),
    basis: text('basis').$type<ChargeBasis>().notNull(),
    quantity: numeric('quantity', { precision: 14, scale: 3 }).notNull(),
    unitPrice: numeric('unit_price', { precision: 14, scale: 4 }).notNull(),
    amount: numeric('amount', AMOUNT).notNull(),
    currency: text('currency').notNull(),
    taxRate: numeric('tax_rate', { precision: 5, scale: 4 }).notNull(),
    occurredOn: date('occurred_on', { mode: 'string' }).notNull(),
    status: text('status').$type<ChargeStatus>().notNull(),
    why: jsonb('why').$type<ChargeWhy>().notNull(),
    /** null: by a rule of the portal */
    accountId: reference('account_id').references(() => account.id),
  },
  (table) => [
    index('charge_of_order').on(table.orderId, table.id),
    index('charge_of_service_order').on(table.serviceOrderId).where(sql`${table.serviceOrderId} is not null`),
    index('charge_of_container').on(table.containerId).where(sql`${table.containerId} is not null`),
    index('charge_billable')
      .on(table.side, table.companyId, table.currency, table.id)
      .where(sql`${table.status} = 'confirmed'`),
    index('charge_by_status').on(table.status, table.id),
    index('charge_of_company').on(table.companyId, table.id),
    check('charge_side', sql`${table.side} in ('sale', 'cost')`),
    check('charge_service_kind', sql`${table.serviceKind} in (${known(SERVICE_KINDS)})`),
    check('charge_basis', sql`${table.basis} in (${known(CHARGE_BASES)})`),
    check('charge_status', sql`${table.status} in (${known(CHARGE_STATUSES)})`),
    check('charge_currency', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check('charge_tax_rate', sql`${table.taxRate} >= 0 and ${table.taxRate} < 1`),
  ],
);

/** Append-only: who confirmed, changed, billed or voided a charge, when and why. */
export const chargeMove = pgTable(
  'charge_move',
  {
    ...baseColumns,
    chargeId: reference('charge_id')
      .notNull()
      .references(() => charge.id),
    status: text('status').$type<ChargeStatus>().notNull(),
    amount: numeric('amount', AMOUNT).notNull(),
    reason: text('reason').notNull().default(''),
    accountId: reference('account_id').references(() => account.id),
  },
  (table) => [index('charge_move_of_charge').on(table.chargeId, table.id)],
);
