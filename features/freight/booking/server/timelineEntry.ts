import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Trilingual } from '../../../../platform/wire/language.ts';
import { notifyOrdersChanged } from './live.ts';
import { orderTimeline } from './tables.ts';

interface NewTimelineEntry {
  orderId: number;
  /** code of what happened, unique over all features */
  move: string;
  side: 'customer' | 'supplier' | 'operator' | 'system';
  accountName: string;
  words: Trilingual;
  reason?: string;
}

/** What another feature has to say in the timeline of an order, in the caller's transaction. */
export async function addTimelineEntry(
  db: Db,
  { orderId, move, side, accountName, words, reason }: NewTimelineEntry,
): Promise<void> {
  await db.insert(orderTimeline).values({ orderId, move, side, accountName, words, reason: reason || null });
  await notifyOrdersChanged(db, [orderId]);
}
