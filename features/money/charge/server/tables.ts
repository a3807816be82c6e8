import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { baseColumns, reference } from '../../../../platform/server/database/columns.ts';
import { bookingOrder, orderContainer } from '../../../freight/booking/server/tables.ts';
import { station } from '../../../freight/network/server/tables.ts';
import type { LineType } from '../../../freight/network/wire.ts';
import type { SizeType } from '../../../freight/train/sizeTypes.ts';
import { account, company } from '../../../people/account/server/tables.ts';
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
import type { LadderKind, Rung, TariffTier } from '../rules.ts';

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
    /** whose day a tariff charges, or which it tops up to the minimum */
    stayId: reference('stay_id').references(() => containerStay.id),
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
    index('charge_of_stay').on(table.stayId).where(sql`${table.stayId} is not null`),
    index('charge_billable').on(table.side, table.companyId, table.id).where(sql`${table.status} = 'confirmed'`),
    // whichever of the rooms records it: a day of a container is charged once per side
    uniqueIndex('charge_day_once')
      .on(table.containerId, table.side, table.feeType, table.occurredOn)
      .where(sql`${table.basis} = 'day' and ${table.status} <> 'void'`),
    index('charge_by_status').on(table.status, table.id),
    index('charge_of_side').on(table.side, table.id),
    index('charge_of_company').on(table.companyId, table.id),
    index('charge_of_fee_type').on(table.feeType, table.id),
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

/** Numbers of rules; the versions of a rule share one. */
export const chargeRules = pgSequence('charge_rules');

const nextRule = sql`nextval('charge_rules')`;

/** What a version of a rule has beside its content. */
const versionColumns = {
  ruleId: reference('rule_id').notNull().default(nextRule),
  version: integer('version').notNull().default(1),
  /** of the versions of a rule: the last */
  isLatest: boolean('is_latest').notNull().default(true),
  validFrom: date('valid_from', { mode: 'string' }).notNull(),
  /** null: without end */
  validTo: date('valid_to', { mode: 'string' }),
  accountId: reference('account_id').references(() => account.id),
};

/** Price of a service by rule; a change is a new version. Empty conditions hold for all. */
export const tariff = pgTable(
  'tariff',
  {
    ...baseColumns,
    ...versionColumns,
    side: text('side').$type<ChargeSide>().notNull(),
    serviceKind: text('service_kind').$type<ServiceKind>().notNull(),
    feeType: text('fee_type').notNull(),
    lineType: text('line_type').$type<LineType>(),
    companyEntity: integer('company_entity'),
    stationId: reference('station_id').references(() => station.id),
    sizeType: text('size_type').$type<SizeType>(),
    /** customer of a sale, supplier of a cost; null: all */
    companyId: reference('company_id').references(() => company.id),
    basis: text('basis').$type<ChargeBasis>().notNull(),
    freeUnits: integer('free_units').notNull().default(0),
    tiers: jsonb('tiers').$type<TariffTier[]>().notNull(),
    /** least amount, unless all units are free; by day: of a whole stay, unless an agreement prices days of it */
    minimum: numeric('minimum', AMOUNT).notNull().default('0'),
    currency: text('currency').notNull(),
    taxRate: numeric('tax_rate', { precision: 5, scale: 4 }).notNull(),
    remark: text('remark').notNull().default(''),
  },
  (table) => [
    unique('tariff_version_once').on(table.ruleId, table.version),
    uniqueIndex('tariff_latest_once').on(table.ruleId).where(sql`${table.isLatest}`),
    index('tariff_of_fee').on(table.feeType, table.side),
    check('tariff_side', sql`${table.side} in ('sale', 'cost')`),
    check('tariff_service_kind', sql`${table.serviceKind} in (${known(SERVICE_KINDS)})`),
    check('tariff_basis', sql`${table.basis} in (${known(CHARGE_BASES)})`),
    check('tariff_validity', sql`${table.validTo} >= ${table.validFrom}`),
  ],
);

/** What a cancellation costs, or a roll-over pays, by the days left to the departure. */
export const ladder = pgTable(
  'charge_ladder',
  {
    ...baseColumns,
    ...versionColumns,
    kind: text('kind').$type<LadderKind>().notNull(),
    lineType: text('line_type').$type<LineType>(),
    rungs: jsonb('rungs').$type<Rung[]>().notNull(),
    taxRate: numeric('tax_rate', { precision: 5, scale: 4 }).notNull(),
  },
  (table) => [
    unique('charge_ladder_version_once').on(table.ruleId, table.version),
    uniqueIndex('charge_ladder_latest_once').on(table.ruleId).where(sql`${table.isLatest}`),
    check('charge_ladder_kind', sql`${table.kind} in ('cancellation', 'rollOver')`),
    check('charge_ladder_validity', sql`${table.validTo} >= ${table.validFrom}`),
  ],
);

/** A container in a yard, from gate in to gate out; storage is counted from it day by day. */
export const containerStay = pgTable(
  'container_stay',
  {
    ...baseColumns,
    containerId: reference('container_id')
      .notNull()
      .references(() => orderContainer.id),
    stationId: reference('station_id')
      .notNull()
      .references(() => station.id),
    feeType: text('fee_type').notNull(),
    startedOn: date('started_on', { mode: 'string' }).notNull(),
    /** last day; null: still there */
    endedOn: date('ended_on', { mode: 'string' }),
    /** last day whose charge is recorded */
    countedTo: date('counted_to', { mode: 'string' }),
  },
  (table) => [
    unique('container_stay_once').on(table.containerId, table.stationId, table.feeType),
    index('container_stay_open')
      .on(table.id)
      .where(sql`${table.countedTo} is distinct from ${table.endedOn} or ${table.endedOn} is null`),
    check('container_stay_days', sql`${table.endedOn} >= ${table.startedOn}`),
  ],
);

/**
 * Valid charges of an order by currency, net, with the credits and further lines of their bills; summed by triggers on
 * `charge` and `bill_line`. Costs are those of suppliers.
 */
export const orderMargin = pgTable(
  'order_margin',
  {
    ...baseColumns,
    orderId: reference('order_id')
      .notNull()
      .references(() => bookingOrder.id, { onDelete: 'cascade' }),
    /** of the order; a trigger fills it in, another follows a roll-over */
    trainId: reference('train_id').notNull().default(0),
    /** customer of the order; the same trigger */
    companyId: reference('company_id').notNull().default(0),
    currency: text('currency').notNull(),
    sales: numeric('sales', AMOUNT).notNull().default('0'),
    costs: numeric('costs', AMOUNT).notNull().default('0'),
    margin: numeric('margin', AMOUNT).notNull().generatedAlwaysAs(sql`sales - costs`),
  },
  (table) => [
    uniqueIndex('order_margin_once').on(table.orderId, table.currency),
    index('order_margin_newest').on(table.currency, table.orderId),
    index('order_margin_of_train').on(table.trainId, table.currency, table.orderId),
    index('order_margin_of_company').on(table.companyId, table.currency, table.orderId),
    index('order_margin_loss').on(table.currency, table.orderId).where(sql`${table.margin} < 0`),
    index('order_margin_lowest').on(table.currency, table.margin, table.orderId),
    index('order_margin_sales').on(table.currency, table.sales, table.orderId),
    index('order_margin_costs').on(table.currency, table.costs, table.orderId),
  ],
);
