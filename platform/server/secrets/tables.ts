import { pgTable, text } from 'drizzle-orm/pg-core';
import { baseColumns } from '../database/columns.ts';

/** Keys that the portal made for itself, shared by all server processes. */
export const generatedKey = pgTable('generated_key', {
  ...baseColumns,
  purpose: text('purpose').notNull().unique(),
  secret: text('secret').notNull(),
});
