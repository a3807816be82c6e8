import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../../platform/server/database/columns.ts';
import { account } from '../../../../people/account/server/tables.ts';
import type { VoidSide, VoidState } from '../../voiding.ts';
import { contract } from '../tables.ts';

/** Requests to end a contract before its time; the other side answers. */
export const contractVoid = pgTable(
  'contract_void',
  {
    ...baseColumns,
    contractId: reference('contract_id')
      .notNull()
      .references(() => contract.id),
    askedBy: text('asked_by').$type<VoidSide>().notNull(),
    askedAccountId: reference('asked_account_id')
      .notNull()
      .references(() => account.id),
    reason: text('reason').notNull(),
    state: text('state').$type<VoidState>().notNull().default('asked'),
    answeredAccountId: reference('answered_account_id').references(() => account.id),
    answeredAt: instant('answered_at'),
    /** words of the answer */
    answer: text('answer').notNull().default(''),
  },
  (table) => [
    check('contract_void_state', sql`${table.state} in ('asked', 'agreed', 'declined', 'withdrawn')`),
    uniqueIndex('contract_void_open').on(table.contractId).where(sql`state = 'asked'`),
    index('contract_void_contract').on(table.contractId, table.id),
  ],
);
