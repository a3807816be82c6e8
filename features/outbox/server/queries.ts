import { and, count, desc, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { likeContains } from '../../../platform/server/database/likePattern.ts';
import type { selectionOf } from '../../../platform/server/export/sheetExport.ts';
import { outboxMessage } from '../../../platform/server/outbox/tables.ts';
import { pageWindow } from '../../../platform/wire/paging.ts';
import type { Channel, Delivery } from '../wire.ts';

export interface Filter {
  channel?: Channel | undefined;
  status?: Delivery | undefined;
  receiver: string;
  pageNum: number;
  pageSize: number;
}

const NEWEST_FIRST = [desc(outboxMessage.createdAt), desc(outboxMessage.id)];

function narrowedTo(filter: Filter): SQL | undefined {
  return and(
    filter.channel && eq(outboxMessage.channel, filter.channel),
    filter.status && eq(outboxMessage.status, filter.status),
    filter.receiver ? ilike(outboxMessage.receiver, likeContains(filter.receiver)) : undefined,
  );
}

export function messageRows(db: Db, filter: Filter, selection: ReturnType<typeof selectionOf>) {
  return db
    .select(selection)
    .from(outboxMessage)
    .where(narrowedTo(filter))
    .orderBy(...NEWEST_FIRST);
}

/** Message text with one-time codes masked on configured channels. */
export function maskedText(configured: readonly Channel[]): SQL {
  const channels = sql.param([...configured]);
  return sql`case when ${outboxMessage.channel} = any(${channels}::text[])
    then regexp_replace(${outboxMessage.text}, '\\y\\d{6}\\y', '••••••', 'g') else ${outboxMessage.text} end`;
}

export async function selectMessages(db: Db, filter: Filter) {
  const chosen = narrowedTo(filter);
  const { limit, offset } = pageWindow(filter);
  const [found, [counted]] = await Promise.all([
    db
      .select()
      .from(outboxMessage)
      .where(chosen)
      .orderBy(...NEWEST_FIRST)
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(outboxMessage).where(chosen),
  ]);
  return { found, total: counted?.total ?? 0 };
}

export async function selectMessage(db: Db, id: number) {
  const [found] = await db.select().from(outboxMessage).where(eq(outboxMessage.id, id));
  return found;
}

export async function requeue(db: Db, id: number): Promise<boolean> {
  const updated = await db
    .update(outboxMessage)
    .set({ status: 'waiting', tries: 0, nextTryAt: sql`now()`, lastError: '' })
    .where(and(eq(outboxMessage.id, id), inArray(outboxMessage.status, ['failed', 'kept'])))
    .returning({ id: outboxMessage.id });
  return updated.length > 0;
}
