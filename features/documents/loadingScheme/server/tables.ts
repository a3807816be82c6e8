import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { baseColumns, reference } from '../../../../platform/server/database/columns.ts';
import { bookingOrder } from '../../../freight/booking/server/tables.ts';
import { account } from '../../../people/account/server/tables.ts';
import type { SchemeLashing, SchemePiece, SchemePlace, SchemeState } from '../wire.ts';

/** The loading scheme of an order, saved whole. */
export const loadingScheme = pgTable(
  'loading_scheme',
  {
    ...baseColumns,
    orderId: reference('order_id')
      .notNull()
      .references(() => bookingOrder.id, { onDelete: 'cascade' }),
    version: integer('version').notNull().default(1),
    state: text('state').$type<SchemeState>().notNull().default('draft'),
    /** of the operator, where it was returned */
    words: text('words').notNull().default(''),
    pieces: jsonb('pieces').$type<SchemePiece[]>().notNull(),
    places: jsonb('places').$type<SchemePlace[]>().notNull(),
    lashing: jsonb('lashing').$type<SchemeLashing[]>().notNull(),
    savedBy: reference('saved_by').references(() => account.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('loading_scheme_of_order').on(table.orderId),
    check('loading_scheme_state', sql`${table.state} in ('draft', 'submitted', 'approved', 'returned')`),
  ],
);
