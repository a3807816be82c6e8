import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import type { Trilingual } from '../../../../platform/wire/language.ts';
import { account, company } from '../../../people/account/server/tables.ts';
import { station } from '../../network/server/tables.ts';
import type { NewDeparture } from '../../train/newDeparture.ts';
import { train } from '../../train/server/tables.ts';
import type { SizeType } from '../../train/sizeTypes.ts';
import type { BookedService } from '../bookedServices.ts';
import type { Bearer, RollOverReason, RollOverState } from '../rollOver.ts';
import type { BookingState, ClashReason, ClashState, ContainerStatus, OrderStatus } from '../states.ts';

/** Serials of order numbers; each server process takes blocks of 100. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 1, increment: 100 });

/** One customer's booking on one train. `status` = derived from state and containers, stored for filters. */
export const bookingOrder = pgTable(
  'booking_order',
  {
    ...baseColumns,
    orderNo: text('order_no').notNull().unique(),
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id),
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
    trainId: reference('train_id')
      .notNull()
      .references(() => train.id),
    state: text('state').$type<BookingState>().notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    teu: integer('teu').notNull(),
    containerCount: integer('container_count').notNull(),
    amount: numeric('amount', { precision: 14, scale: 2 }).notNull(),
    currency: text('currency').notNull(),
    contactName: text('contact_name').notNull(),
    contactMobile: text('contact_mobile').notNull(),
    remark: text('remark').notNull().default(''),
    /** number of the shipment in the customer's own books */
    customerRef: text('customer_ref').notNull().default(''),
    /** asked for with the booking */
    services: jsonb('services').$type<BookedService[]>().notNull().default([]),
    /** idempotency key chosen by the client */
    requestKey: text('request_key'),
    submittedAt: instant('submitted_at'),
    answeredAt: instant('answered_at'),
    /** order that its containers belonged to before they were rolled over apart */
    splitFromId: reference('split_from_id').references((): AnyPgColumn => bookingOrder.id),
  },
  (table) => [
    check(
      'booking_state_known',
      sql`${table.state} in ('draft', 'submitted', 'waitlisted', 'confirmed', 'refused', 'expired', 'withdrawn')`,
    ),
    check('booking_teu_positive', sql`${table.teu} > 0`),
    uniqueIndex('booking_once_by_key')
      .on(table.companyId, table.requestKey)
      .where(sql`${table.requestKey} is not null`),
    // counts by a train's station or day read these alone
    index('order_of_company_train').on(table.companyId, table.trainId, table.id),
    index('order_of_company_status').on(table.companyId, table.status, table.createdAt, table.id, table.trainId),
    index('order_of_company_created').on(table.companyId, table.createdAt, table.id),
    index('order_of_company_number').on(table.companyId, table.orderNo),
    // the operator's lists: newest submission first, all or of a status
    index('order_submitted').on(table.submittedAt.desc().nullsLast(), table.id.desc().nullsFirst()),
    index('order_submitted_first').on(table.submittedAt, table.id),
    index('order_of_status').on(table.status, table.submittedAt.desc().nullsLast(), table.id.desc().nullsFirst()),
    // trigrams are the dearest part of a booking: written with its decision; until then `order_waiting` finds it
    index('order_number_part')
      .using('gin', table.orderNo.op('gin_trgm_ops'))
      .where(sql`${table.state} not in ('draft', 'submitted')`),
    // most orders have none; two letters of one are in no trigram
    index('order_customer_ref')
      .using('gin', table.customerRef.op('gin_trgm_ops'))
      .where(sql`${table.customerRef} <> ''`),
    index('order_of_train').on(table.trainId, table.state, table.id),
    index('order_split_from').on(table.splitFromId).where(sql`${table.splitFromId} is not null`),
    index('order_waiting').on(table.state, table.submittedAt).where(sql`${table.state} in ('draft', 'submitted')`),
  ],
);

export const orderContainer = pgTable(
  'order_container',
  {
    ...baseColumns,
    orderId: reference('order_id')
      .notNull()
      .references(() => bookingOrder.id, { onDelete: 'cascade' }),
    /** copy of the order's train, for the unique index on number and train */
    trainId: reference('train_id').notNull(),
    sizeType: text('size_type').$type<SizeType>().notNull(),
    owner: text('owner').$type<'SOC' | 'COC'>().notNull(),
    containerNo: text('container_no'),
    sealNo: text('seal_no'),
    tareKg: integer('tare_kg'),
    vgmKg: integer('vgm_kg'),
    status: text('status').$type<ContainerStatus>().notNull().default('planned'),
  },
  (table) => [
    index('container_of_order').on(table.orderId),
    index('container_without_number')
      .on(table.trainId, table.orderId, table.status)
      .where(sql`${table.containerNo} is null`),
    index('container_by_number').on(table.containerNo).where(sql`${table.containerNo} is not null`),
    // without numbers left out: each would be written into one long list
    index('container_number_part')
      .using('gin', table.containerNo.op('gin_trgm_ops'))
      .where(sql`${table.containerNo} is not null`),
    uniqueIndex('container_once_on_train')
      .on(table.trainId, table.containerNo)
      .where(sql`${table.containerNo} is not null and ${table.status} <> 'cancelled'`),
    check('container_owner_known', sql`${table.owner} in ('SOC', 'COC')`),
  ],
);

/** The platform's own containers (COC). A free container stands at `stationId`. */
export const poolContainer = pgTable(
  'pool_container',
  {
    ...baseColumns,
    containerNo: text('container_no').notNull().unique('pool_container_once'),
    sizeType: text('size_type').$type<SizeType>().notNull(),
    stationId: reference('station_id')
      .notNull()
      .references(() => station.id),
    remark: text('remark').notNull().default(''),
  },
  (table) => [index('pool_container_place').on(table.stationId, table.sizeType, table.containerNo)],
);

/** A number that another company's container has; held back from `claimantId` until the operator decides. */
export const numberClash = pgTable(
  'number_clash',
  {
    ...baseColumns,
    containerNo: text('container_no').notNull(),
    claimantId: reference('claimant_id')
      .notNull()
      .references(() => orderContainer.id, { onDelete: 'cascade' }),
    holderId: reference('holder_id')
      .notNull()
      .references(() => orderContainer.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<ClashReason>().notNull(),
    state: text('state').$type<ClashState>().notNull().default('open'),
    typedBy: text('typed_by').notNull(),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    check('clash_reason_known', sql`${table.reason} in ('moving', 'planned')`),
    check('clash_state_known', sql`${table.state} in ('open', 'kept', 'given', 'dropped')`),
    uniqueIndex('clash_open_once').on(table.claimantId).where(sql`${table.state} = 'open'`),
    index('clash_of_holder').on(table.holderId),
    index('clash_by_state').on(table.state, table.id),
  ],
);

export const orderGoods = pgTable(
  'order_goods',
  {
    ...baseColumns,
    orderId: reference('order_id')
      .notNull()
      .references(() => bookingOrder.id, { onDelete: 'cascade' }),
    nameCn: text('name_cn').notNull(),
    nameEn: text('name_en').notNull(),
    nameRu: text('name_ru').notNull(),
    hscode: text('hscode').notNull(),
    grossWeightKg: numeric('gross_weight_kg', { precision: 12, scale: 3, mode: 'number' }).notNull(),
  },
  (table) => [index('goods_of_order').on(table.orderId)],
);

/** Unit prices as of the booking. */
export const orderFee = pgTable(
  'order_fee',
  {
    ...baseColumns,
    orderId: reference('order_id')
      .notNull()
      .references(() => bookingOrder.id, { onDelete: 'cascade' }),
    feeType: text('fee_type').notNull(),
    sizeType: text('size_type').$type<SizeType>(),
    quantity: integer('quantity').notNull(),
    unitPrice: numeric('unit_price', { precision: 12, scale: 2 }).notNull(),
    amount: numeric('amount', { precision: 14, scale: 2 }).notNull(),
    currency: text('currency').notNull(),
    status: text('status').$type<'recorded' | 'confirmed' | 'billed' | 'paid'>().notNull().default('recorded'),
  },
  (table) => [index('fee_of_order').on(table.orderId)],
);

export const orderTimeline = pgTable(
  'order_timeline',
  {
    ...baseColumns,
    orderId: reference('order_id')
      .notNull()
      .references(() => bookingOrder.id, { onDelete: 'cascade' }),
    move: text('move').notNull(),
    side: text('side').$type<'customer' | 'supplier' | 'operator' | 'system'>().notNull(),
    accountName: text('account_name').notNull().default(''),
    reason: text('reason'),
    /** new times of a rescheduled train, to the minute */
    departure: jsonb('departure').$type<NewDeparture>(),
    /** what happened, written by another feature */
    words: jsonb('words').$type<Trilingual>(),
  },
  (table) => [index('timeline_of_order').on(table.orderId)],
);

/** A confirmed order that the operator moved to a later train of its line. */
export const orderRollOver = pgTable(
  'order_roll_over',
  {
    ...baseColumns,
    orderId: reference('order_id')
      .notNull()
      .references(() => bookingOrder.id, { onDelete: 'cascade' }),
    fromTrainId: reference('from_train_id')
      .notNull()
      .references(() => train.id),
    toTrainId: reference('to_train_id')
      .notNull()
      .references(() => train.id),
    /** departure that was promised until then */
    plannedDepartAt: instant('planned_depart_at').notNull(),
    reasonKind: text('reason_kind').$type<RollOverReason>().notNull(),
    bearer: text('bearer').$type<Bearer>().notNull(),
    remark: text('remark').notNull().default(''),
    state: text('state').$type<RollOverState>().notNull(),
    /** null: the customer has nothing to decide */
    decideBefore: instant('decide_before'),
    decidedAt: instant('decided_at'),
    decidedBy: reference('decided_by').references(() => account.id),
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
  },
  (table) => [
    check('roll_over_bearer', sql`${table.bearer} in ('platform', 'customer')`),
    check('roll_over_state', sql`${table.state} in ('open', 'accepted', 'declined', 'lapsed', 'superseded', 'fixed')`),
    check('roll_over_other_train', sql`${table.fromTrainId} <> ${table.toTrainId}`),
    index('roll_over_of_order').on(table.orderId, table.id),
    uniqueIndex('roll_over_open_once').on(table.orderId).where(sql`${table.state} = 'open'`),
    index('roll_over_deadline').on(table.decideBefore).where(sql`${table.state} = 'open'`),
  ],
);
