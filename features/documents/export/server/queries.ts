import { and, asc, count, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { readPage } from '../../../../platform/server/database/readPage.ts';
import { storedBlob } from '../../../../platform/server/files/tables.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { accountNameOf } from '../../../people/account/server/index.ts';
import type { queryExportExcelRecode } from '../wire.ts';
import { exportTask } from './tables.ts';

export type TaskRow = typeof exportTask.$inferSelect;

export const RETENTION_DAYS = 7;

const OPEN = ['waiting', 'running'] as const;
const ENDED = ['done', 'failed', 'cancelled'] as const;
const RETRYABLE = ['failed', 'cancelled'] as const;

const isRetained = or(
  isNull(exportTask.finishedAt),
  gt(exportTask.finishedAt, sql`now() - make_interval(days => ${RETENTION_DAYS})`),
);
const own = (accountId: number, ...ids: number[]) =>
  and(eq(exportTask.accountId, accountId), inArray(exportTask.id, ids));

const listed = {
  task: exportTask,
  addUserName: accountNameOf(exportTask.accountId),
  byteCount: storedBlob.byteCount,
};

const selectListed = (db: Db) =>
  db.select(listed).from(exportTask).leftJoin(storedBlob, eq(storedBlob.id, exportTask.blobId)).$dynamic();

export type ListedTask = Awaited<ReturnType<typeof selectListed>>[number];

export async function selectOwners(db: Db, ids: readonly number[]) {
  return db
    .select({ id: exportTask.id, accountId: exportTask.accountId })
    .from(exportTask)
    .where(inArray(exportTask.id, [...ids]));
}

/** Page of a user's retained tasks, newest first by default. */
export async function selectPage(db: Db, accountId: number, asked: ReadBy<typeof queryExportExcelRecode>) {
  const order = asked.isAsc === 'ascending' ? asc : desc;
  const list = {
    id: exportTask.id,
    from: exportTask,
    where: and(eq(exportTask.accountId, accountId), isRetained),
    order: [order(exportTask.createdAt), order(exportTask.id)],
  };
  return readPage(db, asked, list, selectListed(db));
}

export async function selectOwn(db: Db, accountId: number, id: number): Promise<ListedTask | undefined> {
  const [found] = await selectListed(db).where(and(own(accountId, id), isRetained));
  return found;
}

export async function selectFile(db: Db, accountId: number, id: number) {
  const [found] = await db
    .select({
      exportName: exportTask.exportName,
      fileName: exportTask.fileName,
      mimeType: storedBlob.mimeType,
      blob: { storeKey: storedBlob.storeKey, byteCount: storedBlob.byteCount, sha256: storedBlob.sha256 },
    })
    .from(exportTask)
    .innerJoin(storedBlob, eq(storedBlob.id, exportTask.blobId))
    .where(and(own(accountId, id), eq(exportTask.state, 'done'), isRetained));
  return found;
}

/** Waiting tasks of a user; advisory lock against concurrent starts until commit. */
export async function lockAndCountWaiting(db: Db, accountId: number): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('export_task'), hashint8(${accountId}))`);
  const [counted] = await db
    .select({ waiting: count() })
    .from(exportTask)
    .where(and(eq(exportTask.accountId, accountId), eq(exportTask.state, 'waiting')));
  return counted?.waiting ?? 0;
}

export async function insertTask(
  db: Db,
  values: Pick<TaskRow, 'accountId' | 'exportName' | 'input' | 'language' | 'fileName'>,
): Promise<number> {
  const [added] = await db.insert(exportTask).values(values).returning({ id: exportTask.id });
  if (added === undefined) throw new Error('an insert returned no row');
  return added.id;
}

export async function cancelOpenTask(db: Db, accountId: number, id: number): Promise<boolean> {
  const updated = await db
    .update(exportTask)
    .set({ state: 'cancelled', finishedAt: sql`now()`, aliveAt: null })
    .where(and(own(accountId, id), inArray(exportTask.state, [...OPEN])))
    .returning({ id: exportTask.id });
  return updated.length > 0;
}

export async function requeue(db: Db, accountId: number, id: number): Promise<boolean> {
  const updated = await db
    .update(exportTask)
    .set({ state: 'waiting', finishedAt: null, failedFor: null, faultId: null, rowsDone: 0, rowsTotal: null })
    .where(and(own(accountId, id), inArray(exportTask.state, [...RETRYABLE])))
    .returning({ id: exportTask.id });
  return updated.length > 0;
}

/** Returns the count; a job removes the unreferenced files. */
export async function deleteEnded(db: Db, accountId: number, ids: readonly number[]): Promise<number> {
  const deleted = await db
    .delete(exportTask)
    .where(and(own(accountId, ...ids), inArray(exportTask.state, [...ENDED])))
    .returning({ id: exportTask.id });
  return deleted.length;
}

/** Files of an account, when it loses a right that they were made with. */
export async function deleteFinished(db: Db, accountId: number): Promise<void> {
  await db.delete(exportTask).where(and(eq(exportTask.accountId, accountId), inArray(exportTask.state, [...ENDED])));
}

export async function deleteExpired(db: Db): Promise<number> {
  const deleted = await db
    .delete(exportTask)
    .where(lt(exportTask.finishedAt, sql`now() - make_interval(days => ${RETENTION_DAYS})`))
    .returning({ id: exportTask.id });
  return deleted.length;
}
