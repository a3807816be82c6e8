import { sql } from 'drizzle-orm';
import { check, index, integer, numeric, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { baseColumns, reference } from '../../../../platform/server/database/columns.ts';
import { account } from '../../../people/account/server/tables.ts';
import { orderContainer } from '../../booking/server/tables.ts';
import { train } from '../../train/server/tables.ts';
import type { WagonLength, WagonProvider } from '../plan.ts';

/** How a train is loaded; its lock is that of all wagons. */
export const wagonPlan = pgTable('wagon_plan', {
  ...baseColumns,
  trainId: reference('train_id')
    .notNull()
    .unique('wagon_plan_of_train')
    .references(() => train.id, { onDelete: 'cascade' }),
  version: integer('version').notNull().default(0),
  updatedBy: reference('updated_by').references(() => account.id, { onDelete: 'set null' }),
});

const tonnes = (name: string) => numeric(name, { precision: 4, scale: 1, mode: 'number' });

/** A wagon of a train, from the locomotive. */
export const trainWagon = pgTable(
  'train_wagon',
  {
    ...baseColumns,
    trainId: reference('train_id')
      .notNull()
      .references(() => train.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    wagonNo: text('wagon_no').notNull(),
    lengthFt: integer('length_ft').$type<WagonLength>().notNull(),
    capacityT: tonnes('capacity_t').notNull(),
    axles: integer('axles').notNull(),
    tareT: tonnes('tare_t').notNull(),
    provider: text('provider').$type<WagonProvider>().notNull(),
  },
  (table) => [
    unique('wagon_position').on(table.trainId, table.position),
    uniqueIndex('wagon_once_on_train').on(table.trainId, table.wagonNo).where(sql`${table.wagonNo} <> ''`),
    check('wagon_length_known', sql`${table.lengthFt} in (40, 60, 80)`),
  ],
);

/** Where a container stands on a wagon, from the front. */
export const wagonPlace = pgTable(
  'wagon_place',
  {
    ...baseColumns,
    wagonId: reference('wagon_id')
      .notNull()
      .references(() => trainWagon.id, { onDelete: 'cascade' }),
    orderContainerId: reference('order_container_id')
      .notNull()
      .unique('container_on_one_wagon')
      .references(() => orderContainer.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [index('place_of_wagon').on(table.wagonId)],
);
