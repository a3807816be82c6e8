import { boolean, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { baseColumns, reference } from '../../../../platform/server/database/columns.ts';
import { account } from '../../../people/account/server/tables.ts';

/** Filters, order and columns of a list under a name. */
export const savedView = pgTable(
  'saved_view',
  {
    ...baseColumns,
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
    list: text('list').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    hiddenColumns: text('hidden_columns').array().notNull().default([]),
    /** with the company of its owner */
    isShared: boolean('is_shared').notNull().default(false),
  },
  (table) => [unique('saved_view_once').on(table.accountId, table.list, table.name)],
);
