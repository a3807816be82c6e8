import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { OwnCompanyId } from '../../../../platform/server/http/callContext.ts';
import { COUNT_LIMIT } from '../../../../platform/wire/paging.ts';
import { companyNameOf } from '../../../people/account/server/index.ts';
import { ORDER_STATUSES, type OrderStatus, orderStatus, SPACE_HOLDING_STATES } from '../states.ts';
import { numberedCount } from './orderListQueries.ts';
import { bookingOrder, orderContainer, orderFee, orderGoods, orderTimeline } from './tables.ts';

/** Row of the order without its containers, goods and fees. */
export type OrderHead = typeof bookingOrder.$inferSelect;

export async function selectOwnOrder(db: Db, own: OwnCompanyId, orderNo: string): Promise<OrderHead | undefined> {
  const [found] = await db
    .select()
    .from(bookingOrder)
    .where(and(eq(bookingOrder.orderNo, orderNo), eq(bookingOrder.companyId, own)));
  return found;
}

export async function unsafeSelectOrder(db: Db, orderNo: string) {
  const [found] = await db
    .select({ head: bookingOrder, companyName: companyNameOf(bookingOrder.companyId) })
    .from(bookingOrder)
    .where(eq(bookingOrder.orderNo, orderNo));
  return found;
}

export const CONTAINER_COLUMNS = {
  orderContainerId: orderContainer.id,
  sizeType: orderContainer.sizeType,
  owner: orderContainer.owner,
  containerNo: orderContainer.containerNo,
  heldNo: sql<string | null>`(
    select container_no from number_clash where claimant_id = ${orderContainer}.id and state = 'open')`,
  sealNo: orderContainer.sealNo,
  tareKg: orderContainer.tareKg,
  vgmKg: orderContainer.vgmKg,
  status: orderContainer.status,
};

/** Caller checks access. Order of ids, which stays the same between reads. */
export async function selectContainers(db: Db, orderId: number) {
  return db
    .select(CONTAINER_COLUMNS)
    .from(orderContainer)
    .where(eq(orderContainer.orderId, orderId))
    .orderBy(asc(orderContainer.id));
}

/** Containers of an order by size-type. */
export async function countContainers(db: Db, orderId: number) {
  return db
    .select({ sizeType: orderContainer.sizeType, count: sql<number>`count(*)::int` })
    .from(orderContainer)
    .where(eq(orderContainer.orderId, orderId))
    .groupBy(orderContainer.sizeType);
}

/** Caller checks access. */
export async function selectGoods(db: Db, orderId: number) {
  return db
    .select({
      nameCn: orderGoods.nameCn,
      nameEn: orderGoods.nameEn,
      nameRu: orderGoods.nameRu,
      hscode: orderGoods.hscode,
      grossWeightKg: orderGoods.grossWeightKg,
    })
    .from(orderGoods)
    .where(eq(orderGoods.orderId, orderId))
    .orderBy(asc(orderGoods.id));
}

/** Caller checks access. */
export async function selectFees(db: Db, orderId: number) {
  return db
    .select({
      feeType: orderFee.feeType,
      sizeType: orderFee.sizeType,
      quantity: orderFee.quantity,
      unitPrice: orderFee.unitPrice,
      amount: orderFee.amount,
      currency: orderFee.currency,
      status: orderFee.status,
    })
    .from(orderFee)
    .where(eq(orderFee.orderId, orderId))
    .orderBy(asc(orderFee.id));
}

/** Newest first; caller checks access. */
export async function selectTimeline(db: Db, orderId: number) {
  return db
    .select({
      createdAt: orderTimeline.createdAt,
      move: orderTimeline.move,
      side: orderTimeline.side,
      accountName: orderTimeline.accountName,
      reason: orderTimeline.reason,
      departure: orderTimeline.departure,
      words: orderTimeline.words,
    })
    .from(orderTimeline)
    .where(eq(orderTimeline.orderId, orderId))
    .orderBy(desc(orderTimeline.createdAt), desc(orderTimeline.id));
}

export type TimelineRow = Awaited<ReturnType<typeof selectTimeline>>[number];

/** Each up to one above the limit of counts; statuses without orders are left out. */
export async function countByStatus(db: Db, own: OwnCompanyId): Promise<{ status: OrderStatus; count: number }[]> {
  const { rows } = await db.execute(sql`
    select status, (select count(*)::int from (
      select from booking_order where company_id = ${own} and booking_order.status = known.status
      limit ${COUNT_LIMIT + 1}) as chosen) as count
    from unnest(${sql.param([...ORDER_STATUSES])}::text[]) as known(status)`);
  return z
    .array(statusCount)
    .parse(rows)
    .filter(({ count }) => count > 0);
}

const statusCount = z.object({ status: orderStatus, count: z.number() });

export async function selectNewestDraft(
  db: Db,
  own: OwnCompanyId,
  trainId: number | undefined,
): Promise<string | null> {
  const [found] = await db
    .select({ orderNo: bookingOrder.orderNo })
    .from(bookingOrder)
    .where(
      and(
        eq(bookingOrder.companyId, own),
        eq(bookingOrder.status, 'draft'),
        trainId === undefined ? undefined : eq(bookingOrder.trainId, trainId),
      ),
    )
    .orderBy(desc(bookingOrder.id))
    .limit(1);
  return found?.orderNo ?? null;
}

/** Orders of all companies with space on a train, largest first. */
export async function unsafeSelectLoad(db: Db, trainId: number) {
  return db
    .select({
      orderBigNo: bookingOrder.orderNo,
      companyName: companyNameOf(bookingOrder.companyId),
      status: bookingOrder.status,
      teu: bookingOrder.teu,
      containerCount: bookingOrder.containerCount,
      numberedCount,
    })
    .from(bookingOrder)
    .where(and(eq(bookingOrder.trainId, trainId), inArray(bookingOrder.state, [...SPACE_HOLDING_STATES])))
    .orderBy(desc(bookingOrder.teu), asc(bookingOrder.id));
}
