import { and, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { auditEntry } from '../../../../platform/server/audit/tables.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { deleteInBatches } from '../../../../platform/server/database/deleteInBatches.ts';
import { outboxMessage } from '../../../../platform/server/outbox/tables.ts';
import { BUILT_IN, type BuiltInKey } from './builtIn.ts';
import { readConfigValue } from './read.ts';

type RetentionKey = Extract<BuiltInKey, `${string}.keptDays`>;

/** Condition of rows past the days of a key; null where they are kept for ever (0). Other values: the built-in days. */
export async function isPastRetention(db: Db, key: RetentionKey, at: PgColumn): Promise<SQL | null> {
  const text = (await readConfigValue(db, key)).trim();
  const days = Number(/^\d{1,5}$/.test(text) ? text : BUILT_IN[key].first);
  return days === 0 ? null : lt(at, sql`now() - make_interval(days => ${days})`);
}

/** Deletes audit rows and sent messages past their days; returns their number. */
export async function removeOldRecords(db: Db): Promise<number> {
  const oldAudit = await isPastRetention(db, 'audit.keptDays', auditEntry.createdAt);
  const oldOutbox = await isPastRetention(db, 'outbox.keptDays', outboxMessage.createdAt);
  const audit = oldAudit ? await deleteInBatches(db, auditEntry, oldAudit) : 0;
  const isDone = ne(outboxMessage.status, 'waiting');
  const outbox = oldOutbox ? await deleteInBatches(db, outboxMessage, and(oldOutbox, isDone)) : 0;
  return audit + outbox;
}
