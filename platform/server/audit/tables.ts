import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identified, reference } from '../database/columns.ts';

/** Who changed what by which call; one row for each write that was done. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    ...identified,
    accountId: reference('account_id'),
    companyId: reference('company_id'),
    call: text('call').notNull(),
    subject: jsonb('subject').$type<Record<string, unknown>>().notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [index('audit_by_account').on(table.accountId, table.createdAt)],
);
