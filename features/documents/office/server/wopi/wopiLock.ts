import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { DocumentRef } from '../documents.ts';
import { serializeDocument } from '../lock.ts';
import { officeLock } from '../tables.ts';

/** As the protocol says. */
const LOCK_S = 30 * 60;

/** `conflict`: the lock that stands instead, '' for an editor of our own. */
export type LockOutcome = { status: 'done' } | { status: 'conflict'; lock: string };
const DONE: LockOutcome = { status: 'done' };

const ofDocument = ({ kind, documentId }: DocumentRef) =>
  and(eq(officeLock.kind, kind), eq(officeLock.documentId, documentId));
const expiry = sql<Date>`now() + make_interval(secs => ${LOCK_S})`;

/** The lock of a document server; null: none. '' stands for an editor of our own. */
export async function currentWopiLock(db: Db, ref: DocumentRef): Promise<string | null> {
  const [held] = await db
    .select({ wopiLock: officeLock.wopiLock })
    .from(officeLock)
    .where(and(ofDocument(ref), gt(officeLock.expiresAt, sql`now()`)));
  return held?.wopiLock ?? null;
}

/** LOCK, or UNLOCK_AND_RELOCK with the lock before. */
export async function lockDocument(
  db: Db,
  ref: DocumentRef,
  { lock, oldLock }: { lock: string; oldLock: string | undefined },
): Promise<LockOutcome> {
  await serializeDocument(db, ref);
  const current = await currentWopiLock(db, ref);
  const expected = oldLock ?? (current === null ? null : lock);
  if (current !== expected) return { status: 'conflict', lock: current ?? '' };
  const { kind, documentId } = ref;
  const lease = { sessionId: null, wopiLock: lock, since: sql`now()`, expiresAt: expiry, words: '' };
  await db
    .insert(officeLock)
    .values({ kind, documentId, ...lease })
    .onConflictDoUpdate({ target: [officeLock.kind, officeLock.documentId], set: lease });
  return DONE;
}

export async function refreshLock(db: Db, ref: DocumentRef, lock: string): Promise<LockOutcome> {
  return ifHeld(db, ref, lock, () => db.update(officeLock).set({ expiresAt: expiry }).where(ofDocument(ref)));
}

export async function unlockDocument(db: Db, ref: DocumentRef, lock: string): Promise<LockOutcome> {
  return ifHeld(db, ref, lock, () => db.delete(officeLock).where(ofDocument(ref)));
}

async function ifHeld(
  db: Db,
  ref: DocumentRef,
  lock: string,
  change: () => PromiseLike<unknown>,
): Promise<LockOutcome> {
  await serializeDocument(db, ref);
  const current = await currentWopiLock(db, ref);
  if (current !== lock) return { status: 'conflict', lock: current ?? '' };
  await change();
  return DONE;
}
