import { pgTable, text } from 'drizzle-orm/pg-core';
import { identified } from '../database/columns.ts';

/** Recent writes by user and content, to detect duplicates across processes. */
export const recentWrite = pgTable('recent_write', {
  ...identified,
  /** hash of account, method, path and body */
  fingerprint: text('fingerprint').notNull().unique(),
});
