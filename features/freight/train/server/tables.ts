import { sql } from 'drizzle-orm';
import { check, index, integer, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import { line, station } from '../../network/server/tables.ts';
import type { Direction, LineType } from '../../network/wire.ts';
import type { SizeType } from '../sizeTypes.ts';
import type { TrainStatus } from '../wire.ts';

/**
 * `trainInfo` on the wire. The check is the last guard against overselling. Line type, direction and end
 * stations repeat the line's: the timetable is one index scan.
 */
export const train = pgTable(
  'train',
  {
    ...baseColumns,
    trainNo: text('train_no').notNull(),
    lineId: reference('line_id')
      .notNull()
      .references(() => line.id),
    lineType: text('line_type').$type<LineType>().notNull(),
    direction: text('direction').$type<Direction>().notNull(),
    startStationId: reference('start_station_id')
      .notNull()
      .references(() => station.id),
    endStationId: reference('end_station_id')
      .notNull()
      .references(() => station.id),
    departAt: instant('depart_at').notNull(),
    arriveAt: instant('arrive_at').notNull(),
    /** actual, else estimated; null: as planned */
    expectedDepartAt: instant('expected_depart_at'),
    expectedArriveAt: instant('expected_arrive_at'),
    cutoffAt: instant('cutoff_at').notNull(),
    gateInAt: instant('gate_in_at').notNull(),
    capacityTeu: integer('capacity_teu').notNull(),
    soldTeu: integer('sold_teu').notNull().default(0),
    status: text('status').$type<TrainStatus>().notNull().default('planned'),
    cancelReason: text('cancel_reason'),
  },
  (table) => [
    unique('train_on_line').on(table.lineId, table.departAt),
    check('train_never_oversold', sql`${table.soldTeu} between 0 and ${table.capacityTeu}`),
    check('train_cutoff', sql`${table.cutoffAt} <= ${table.departAt} and ${table.gateInAt} <= ${table.departAt}`),
    check(
      'train_status_known',
      sql`${table.status} in ('planned', 'open', 'closed', 'departed', 'arrived', 'cancelled')`,
    ),
    index('train_under_way').on(table.id).where(sql`${table.status} = 'departed'`),
    index('train_departure').on(table.departAt, table.id),
    index('train_expected').on(sql`coalesce(${table.expectedArriveAt}, ${table.arriveAt})`, table.id),
    index('train_of_status').on(table.status, table.departAt, table.id),
    index('train_from').on(table.startStationId, table.departAt, table.id),
    index('train_to').on(table.endStationId, table.departAt, table.id),
    index('train_number_part').using('gin', table.trainNo.op('gin_trgm_ops')),
    index('train_number').on(table.trainNo, table.departAt),
  ],
);

/** Rail freight of one container. */
export const trainPrice = pgTable(
  'train_price',
  {
    ...baseColumns,
    trainId: reference('train_id')
      .notNull()
      .references(() => train.id, { onDelete: 'cascade' }),
    sizeType: text('size_type').$type<SizeType>().notNull(),
    price: numeric('price', { precision: 12, scale: 2 }).notNull(),
    currency: text('currency').notNull(),
  },
  (table) => [
    unique('train_price_once').on(table.trainId, table.sizeType),
    check('train_price_positive', sql`${table.price} > 0`),
    check('train_price_currency', sql`${table.currency} ~ '^[A-Z]{3}$'`),
  ],
);
