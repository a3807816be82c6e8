import { pgTable, text } from 'drizzle-orm/pg-core';
import { baseColumns } from '../database/columns.ts';

/** Recent writes by user and content, to detect duplicates across processes. */
export const recentWrite = pgTable('recent_write', {
  ...baseColumns,
  /** hash of account, method, path and body */
  fingerprint: text('fingerprint').notNull().unique(),
});
