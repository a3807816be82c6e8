import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import { resource } from '../../../documents/resource/server/tables.ts';
import { bookingOrder, orderContainer } from '../../../freight/booking/server/tables.ts';
import type { ServiceKind } from '../../../money/charge/charge.ts';
import { account, company } from '../../../people/account/server/tables.ts';
import { driver, vehicle } from '../../fleet/server/tables.ts';
import type { ReportKind } from '../driverSteps.ts';
import type { ServiceOrderKind } from '../kinds.ts';
import type { BidState, JobStatus, ServiceState, Side } from '../states.ts';

const AMOUNT = { precision: 14, scale: 2 } as const;

/** A service that a customer asked for on an order. */
export const serviceOrder = pgTable(
  'service_order',
  {
    ...baseColumns,
    orderId: reference('order_id')
      .notNull()
      .references(() => bookingOrder.id),
    /** customer */
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id),
    accountId: reference('account_id').references(() => account.id),
    kind: text('kind').$type<ServiceOrderKind>().notNull(),
    serviceKind: text('service_kind').$type<ServiceKind>().notNull(),
    state: text('state').$type<ServiceState>().notNull().default('requested'),
    /** counts its changes, so that a move holds for what was seen */
    version: integer('version').notNull().default(0),
    /** null until one is chosen */
    supplierId: reference('supplier_id').references(() => company.id),
    place: text('place').notNull().default(''),
    reference: text('reference').notNull().default(''),
    address: text('address').notNull().default(''),
    returnPlace: text('return_place').notNull().default(''),
    startAt: instant('start_at'),
    endAt: instant('end_at'),
    contactName: text('contact_name').notNull().default(''),
    contactMobile: text('contact_mobile').notNull().default(''),
    cargoValue: numeric('cargo_value', AMOUNT),
    cargoCurrency: text('cargo_currency').notNull().default('CNY'),
    remark: text('remark').notNull().default(''),
    costAmount: numeric('cost_amount', AMOUNT),
    costCurrency: text('cost_currency').notNull().default('CNY'),
    saleAmount: numeric('sale_amount', AMOUNT),
    saleCurrency: text('sale_currency').notNull().default('CNY'),
    /** by the customer */
    isAgreed: boolean('is_agreed').notNull().default(false),
    freeDays: integer('free_days'),
    dayCost: numeric('day_cost', AMOUNT),
    daySale: numeric('day_sale', AMOUNT),
    feeCost: numeric('fee_cost', AMOUNT),
    feeNote: text('fee_note').notNull().default(''),
    feeSale: numeric('fee_sale', AMOUNT),
  },
  (table) => [
    index('service_of_order').on(table.orderId, table.id),
    index('service_of_company').on(table.companyId, table.id),
    index('service_by_state').on(table.state, table.id),
    index('service_by_kind').on(table.kind, table.id),
    index('service_of_supplier')
      .on(table.supplierId, table.companyId, table.state)
      .where(sql`${table.supplierId} is not null`),
    index('service_waiting').on(
      sql`(${table.state} in ('requested', 'quoting', 'feeEntered')) desc`,
      table.id.desc().nullsFirst(),
    ),
    check('service_kind_known', sql`${table.serviceKind} in ('train', 'water', 'road', 'stock')`),
  ],
);

export const serviceContainer = pgTable(
  'service_container',
  {
    serviceOrderId: reference('service_order_id')
      .notNull()
      .references(() => serviceOrder.id, { onDelete: 'cascade' }),
    orderContainerId: reference('order_container_id')
      .notNull()
      .references(() => orderContainer.id),
  },
  (table) => [
    primaryKey({ columns: [table.serviceOrderId, table.orderContainerId] }),
    index('service_container_of').on(table.orderContainerId),
  ],
);

/** A supplier's part in a service order: asked, quoted, chosen. */
export const serviceBid = pgTable(
  'service_bid',
  {
    ...baseColumns,
    serviceOrderId: reference('service_order_id')
      .notNull()
      .references(() => serviceOrder.id, { onDelete: 'cascade' }),
    supplierId: reference('supplier_id')
      .notNull()
      .references(() => company.id),
    state: text('state').$type<BidState>().notNull(),
    amount: numeric('amount', AMOUNT),
    currency: text('currency').notNull().default('CNY'),
    note: text('note').notNull().default(''),
    validUntil: date('valid_until', { mode: 'string' }),
    freeDays: integer('free_days'),
    dayRate: numeric('day_rate', AMOUNT),
    /** of the order; a trigger fills it in */
    kind: text('kind').$type<ServiceOrderKind>().notNull().default('trailer'),
    /** `jobStatusOf`; triggers on both tables keep it */
    jobStatus: text('job_status').$type<JobStatus>().notNull().default('toQuote'),
  },
  (table) => [
    unique('service_bid_once').on(table.serviceOrderId, table.supplierId),
    index('service_bid_of_supplier').on(table.supplierId, table.id),
    index('service_bid_by_status').on(table.supplierId, table.jobStatus, table.id),
    index('service_bid_by_kind').on(table.supplierId, table.kind, table.id),
  ],
);

/** Append-only history: who did what to a service order, when and why. */
export const serviceEvent = pgTable(
  'service_event',
  {
    ...baseColumns,
    serviceOrderId: reference('service_order_id')
      .notNull()
      .references(() => serviceOrder.id, { onDelete: 'cascade' }),
    move: text('move').notNull(),
    side: text('side').$type<Side>().notNull(),
    accountId: reference('account_id').references(() => account.id),
    companyId: reference('company_id').references(() => company.id),
    name: text('name').notNull().default(''),
    reason: text('reason').notNull().default(''),
  },
  (table) => [index('service_event_of').on(table.serviceOrderId, table.id)],
);

/** A vehicle and a driver on a service order, with the driver's link; names as they were then. */
export const serviceTrip = pgTable(
  'service_trip',
  {
    ...baseColumns,
    serviceOrderId: reference('service_order_id')
      .notNull()
      .references(() => serviceOrder.id, { onDelete: 'cascade' }),
    orderContainerId: reference('order_container_id').references(() => orderContainer.id),
    vehicleId: reference('vehicle_id')
      .notNull()
      .references(() => vehicle.id),
    driverId: reference('driver_id')
      .notNull()
      .references(() => driver.id),
    plate: text('plate').notNull(),
    driverName: text('driver_name').notNull(),
    driverMobile: text('driver_mobile').notNull(),
    note: text('note').notNull().default(''),
    /** SHA-256 of the link's token */
    tokenHash: text('token_hash').notNull().unique('service_trip_token'),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** another vehicle or driver took over */
    replacedAt: instant('replaced_at'),
  },
  (table) => [index('service_trip_of').on(table.serviceOrderId), index('service_trip_of_driver').on(table.driverId)],
);

export const driverReport = pgTable(
  'driver_report',
  {
    ...baseColumns,
    tripId: reference('trip_id')
      .notNull()
      .references(() => serviceTrip.id, { onDelete: 'cascade' }),
    /** idempotency key of the driver's browser */
    clientId: text('client_id').notNull(),
    kind: text('kind').$type<ReportKind>().notNull(),
    occurredAt: instant('occurred_at').notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    note: text('note').notNull().default(''),
    resourceId: reference('resource_id').references(() => resource.id, { onDelete: 'set null' }),
  },
  (table) => [unique('driver_report_once').on(table.tripId, table.clientId)],
);

/** A container in a yard; the terms of storage are those of its service order. */
export const yardStay = pgTable(
  'yard_stay',
  {
    ...baseColumns,
    serviceOrderId: reference('service_order_id')
      .notNull()
      .references(() => serviceOrder.id, { onDelete: 'cascade' }),
    orderContainerId: reference('order_container_id')
      .notNull()
      .references(() => orderContainer.id),
    inOn: date('in_on', { mode: 'string' }).notNull(),
    outOn: date('out_on', { mode: 'string' }),
    /** the last day whose storage was charged */
    chargedUntil: date('charged_until', { mode: 'string' }),
    /** nothing more to charge */
    isSettled: boolean('is_settled').notNull().default(false),
  },
  (table) => [
    unique('yard_stay_once').on(table.serviceOrderId, table.orderContainerId),
    uniqueIndex('yard_stay_open').on(table.id).where(sql`not ${table.isSettled}`),
    check('yard_stay_order', sql`${table.outOn} is null or ${table.outOn} >= ${table.inOn}`),
  ],
);
