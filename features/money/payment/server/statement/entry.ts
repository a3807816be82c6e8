import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import type { EntryStatus } from '../../states.ts';
import { bankEntry } from '../tables.ts';
import { userError } from '../texts.ts';

export async function findEntry(db: Db, entryId: number) {
  const [found] = await db.select().from(bankEntry).where(eq(bankEntry.id, entryId));
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  return found;
}
export type Entry = Awaited<ReturnType<typeof findEntry>>;

/** One conditional update: of two people who decide on an open entry, one wins. */
export async function moveEntry(
  db: Db,
  entryId: number,
  to: Exclude<EntryStatus, 'open'>,
  reason = '',
): Promise<Entry> {
  const [moved] = await db
    .update(bankEntry)
    .set({ status: to, reason })
    .where(and(eq(bankEntry.id, entryId), eq(bankEntry.status, 'open')))
    .returning();
  if (moved === undefined) throw userError((t) => t.decided);
  return moved;
}

export async function lockEntry(db: Db, entryId: number): Promise<Entry> {
  const [found] = await db.select().from(bankEntry).where(eq(bankEntry.id, entryId)).for('update');
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  return found;
}
