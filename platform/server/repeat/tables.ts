import { pgTable, text } from 'drizzle-orm/pg-core';
import { identified } from '../database/columns.ts';

/** Writes of the last moment by person and content, so that a second press is noticed in every server process. */
export const recentWrite = pgTable('recent_write', {
  ...identified,
  /** hash of who, method, path and body */
  fingerprint: text('fingerprint').notNull().unique(),
});
