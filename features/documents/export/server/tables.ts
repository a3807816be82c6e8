import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import { storedBlob } from '../../../../platform/server/files/tables.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { account } from '../../../people/account/server/tables.ts';

export type ExportState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

/** `rightLost`: permission revoked; `tooManyRows`: over the configured limit. */
export type FailReason = 'rightLost' | 'tooManyRows';

/** Export task (documents 3.8), kept for seven days with its file. */
export const exportTask = pgTable(
  'export_task',
  {
    ...baseColumns,
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
    exportName: text('export_name').notNull(),
    input: jsonb('input').$type<Record<string, unknown>>().notNull(),
    language: text('language').$type<Language>().notNull(),
    fileName: text('file_name').notNull(),
    state: text('state').$type<ExportState>().notNull().default('waiting'),
    rowsDone: integer('rows_done').notNull().default(0),
    rowsTotal: integer('rows_total'),
    blobId: reference('blob_id').references(() => storedBlob.id),
    /** reason of an expected failure */
    failedFor: text('failed_for').$type<FailReason>(),
    /** log reference of an unexpected failure */
    faultId: text('fault_id'),
    /** last renewal of the worker's lease */
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
