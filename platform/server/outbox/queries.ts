import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../database/connect.ts';
import { outboxMessage } from './tables.ts';

/** Lease of a message; after it another process retries a dead process's message. */
const LEASE_MINUTES = 2;
/** Minutes before the next attempt; the last value repeats. */
const BACKOFF_MINUTES = [1, 5, 15, 60] as const;
export const MAX_ATTEMPTS = 8;

const inMinutes = (minutes: number) => sql`now() + make_interval(mins => ${minutes})`;

export async function leaseDueMessages(db: Db, limit: number) {
  const due = db
    .select({ id: outboxMessage.id })
    .from(outboxMessage)
    .where(and(eq(outboxMessage.status, 'waiting'), lte(outboxMessage.nextTryAt, sql`now()`)))
    .orderBy(outboxMessage.nextTryAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(outboxMessage)
    .set({ tries: sql`${outboxMessage.tries} + 1`, nextTryAt: inMinutes(LEASE_MINUTES) })
    .where(inArray(outboxMessage.id, due))
    .returning({
      id: outboxMessage.id,
      channel: outboxMessage.channel,
      receiver: outboxMessage.receiver,
      subject: outboxMessage.subject,
      text: outboxMessage.text,
      unsubscribeUrl: outboxMessage.unsubscribeUrl,
      tries: outboxMessage.tries,
    });
}

export type DueMessage = Awaited<ReturnType<typeof leaseDueMessages>>[number];

export async function markSent(db: Db, id: number): Promise<void> {
  await db
    .update(outboxMessage)
    .set({ status: 'sent', sentAt: sql`now()`, lastError: '' })
    .where(eq(outboxMessage.id, id));
}

export async function markKept(db: Db, id: number): Promise<void> {
  await db.update(outboxMessage).set({ status: 'kept', tries: 0, lastError: '' }).where(eq(outboxMessage.id, id));
}

export async function markFailure(
  db: Db,
  { id, tries }: Pick<DueMessage, 'id' | 'tries'>,
  lastError: string,
): Promise<void> {
  const isLast = tries >= MAX_ATTEMPTS;
  const minutes = BACKOFF_MINUTES[Math.min(tries, BACKOFF_MINUTES.length) - 1] ?? 1;
  await db
    .update(outboxMessage)
    .set({ status: isLast ? 'failed' : 'waiting', nextTryAt: inMinutes(minutes), lastError })
    .where(eq(outboxMessage.id, id));
}
