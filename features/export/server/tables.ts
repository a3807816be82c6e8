import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identified, instant, reference } from '../../../platform/server/database/columns.ts';
import { storedBlob } from '../../../platform/server/files/tables.ts';
import type { Language } from '../../../platform/wire/language.ts';
import { account } from '../../account/server/tables.ts';

export type ExportState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

/** `rightLost`: the person may no longer export the list; `tooManyRows`: more than one file may have. */
export type FailReason = 'rightLost' | 'tooManyRows';

/** A list on its way into an .xlsx (documents 3.8). Kept for seven days with its file. */
export const exportTask = pgTable(
  'export_task',
  {
    ...identified,
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
    /** which list, as its feature declares it */
    exportName: text('export_name').notNull(),
    /** the filters of the list, as sent */
    input: jsonb('input').$type<Record<string, unknown>>().notNull(),
    language: text('language').$type<Language>().notNull(),
    fileName: text('file_name').notNull(),
    state: text('state').$type<ExportState>().notNull().default('waiting'),
    rowsDone: integer('rows_done').notNull().default(0),
    /** null until they have been counted */
    rowsTotal: integer('rows_total'),
    /** the finished file */
    blobId: reference('blob_id').references(() => storedBlob.id),
    /** why it failed, where that was no fault */
    failedFor: text('failed_for').$type<FailReason>(),
    /** finds the fault of a failed one in the log */
    faultId: text('fault_id'),
    /** the process that writes says so again and again; silent for long: it died, and another takes over */
    aliveAt: instant('alive_at'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    check('export_task_state', sql`${table.state} in ('waiting', 'running', 'done', 'failed', 'cancelled')`),
    check('export_task_failed_for', sql`${table.failedFor} in ('rightLost', 'tooManyRows')`),
    index('export_task_account').on(table.accountId, table.createdAt),
    index('export_task_open').on(table.createdAt).where(sql`${table.state} in ('waiting', 'running')`),
    index('export_task_blob').on(table.blobId),
  ],
);
