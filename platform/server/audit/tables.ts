import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { baseColumns, reference } from '../database/columns.ts';

export const auditEntry = pgTable(
  'audit_entry',
  {
    ...baseColumns,
    accountId: reference('account_id'),
    companyId: reference('company_id'),
    /** the key that acted for the account */
    apiKeyId: reference('api_key_id'),
    call: text('call').notNull(),
    subject: jsonb('subject').$type<Record<string, unknown>>().notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('audit_by_account').on(table.accountId, table.createdAt),
    // rows come in the order of time
    index('audit_by_time').using('brin', table.createdAt),
  ],
);
