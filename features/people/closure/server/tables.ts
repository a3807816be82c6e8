import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import { account, company } from '../../account/server/tables.ts';
import type { ClosureStatus } from '../wire.ts';

/** A company's request to leave, and what became of it. */
export const companyClosure = pgTable(
  'company_closure',
  {
    ...baseColumns,
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id),
    requestedBy: reference('requested_by')
      .notNull()
      .references(() => account.id),
    /** as it was: the account may have lost its name since */
    requestedByName: text('requested_by_name').notNull(),
    reason: text('reason').notNull(),
    removesPersonalData: boolean('removes_personal_data').notNull(),
    status: text('status').$type<ClosureStatus>().notNull().default('requested'),
    remark: text('remark').notNull().default(''),
    closedAt: instant('closed_at'),
    /** papers are kept until then */
    keepUntil: date('keep_until'),
    /** people who could sign in until it was closed */
    people: bigint('people', { mode: 'number' }).array().notNull().default([]),
    removedAt: instant('removed_at'),
    removedByName: text('removed_by_name').notNull().default(''),
    /** rows by kind of personal data */
    removed: jsonb('removed').$type<Record<string, number>>().notNull().default({}),
  },
  (table) => [
    check(
      'company_closure_status',
      sql`${table.status} in ('requested', 'withdrawn', 'declined', 'closed', 'reopened')`,
    ),
    uniqueIndex('company_closure_open').on(table.companyId).where(sql`${table.status} in ('requested', 'closed')`),
    index('company_closure_company').on(table.companyId, table.id),
    index('company_closure_status_time').on(table.status, table.createdAt),
    index('company_closure_requester').on(table.requestedBy),
  ],
);
