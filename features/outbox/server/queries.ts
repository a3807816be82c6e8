import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { outboxMessage } from '../../../platform/server/outbox/tables.ts';

export async function selectMessage(db: Db, id: number) {
  const [found] = await db.select().from(outboxMessage).where(eq(outboxMessage.id, id));
  return found;
}

/** False if the message has not been given up. */
export async function requeue(db: Db, id: number): Promise<boolean> {
  const updated = await db
    .update(outboxMessage)
    .set({ status: 'waiting', tries: 0, nextTryAt: sql`now()`, lastError: '' })
    .where(and(eq(outboxMessage.id, id), inArray(outboxMessage.status, ['failed', 'kept'])))
    .returning({ id: outboxMessage.id });
  return updated.length > 0;
}
