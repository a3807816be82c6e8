import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { bookingOrder, orderContainer } from '../tables.ts';
import { userError } from './texts.ts';

/** Containers of an order, those that are chosen and the rest; nothing chosen: all. */
export async function chooseContainers(db: Db, orderId: number, ids: readonly number[]) {
  const all = await db
    .select({ id: orderContainer.id, sizeType: orderContainer.sizeType })
    .from(orderContainer)
    .where(eq(orderContainer.orderId, orderId))
    .orderBy(asc(orderContainer.id));
  const wanted = new Set(ids);
  if (wanted.size === 0) return { chosen: all, rest: [] };
  const chosen = all.filter(({ id }) => wanted.has(id));
  if (chosen.length < wanted.size) throw userError((t) => t.containerGone, CODE.absent);
  return { chosen, rest: all.filter(({ id }) => !wanted.has(id)) };
}

/** Number of the order that an order was split from, and of those that were split from it. */
export async function selectSplits(
  db: Db,
  { id, splitFromId }: { id: number; splitFromId: number | null },
): Promise<{ splitFrom: string; parts: string[] }> {
  const [from, parts] = await Promise.all([
    splitFromId === null
      ? []
      : db.select({ orderNo: bookingOrder.orderNo }).from(bookingOrder).where(eq(bookingOrder.id, splitFromId)),
    db
      .select({ orderNo: bookingOrder.orderNo })
      .from(bookingOrder)
      .where(eq(bookingOrder.splitFromId, id))
      .orderBy(asc(bookingOrder.id)),
  ]);
  return { splitFrom: from[0]?.orderNo ?? '', parts: parts.map(({ orderNo }) => orderNo) };
}
