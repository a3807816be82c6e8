import { and, asc, desc, eq, ilike, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { alias as aliased, QueryBuilder, unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { likeContains } from '../../../../platform/server/database/likePattern.ts';
import { trainNoOf } from '../../train/server/index.ts';
import { orderNumberLike } from './orderNumberLike.ts';
import { bookingOrder, orderContainer } from './tables.ts';

/**
 * Subquery of containers with order and train, for other features to join on `orderContainerId`.
 * `containerNo` is '' while unknown; `companyId` = the customer.
 */
export function containerRows<const Alias extends string>(alias: Alias) {
  return new QueryBuilder()
    .select({
      orderContainerId: orderContainer.id,
      containerNo: sql<string>`coalesce(${orderContainer.containerNo}, '')`.as('container_number'),
      sizeType: orderContainer.sizeType,
      status: orderContainer.status,
      orderNo: bookingOrder.orderNo,
      companyId: bookingOrder.companyId,
      trainNo: trainNoOf(bookingOrder.trainId).as('train_number'),
    })
    .from(orderContainer)
    .innerJoin(bookingOrder, eq(bookingOrder.id, orderContainer.orderId))
    .as(alias);
}

/** Newest orders whose containers are offered for a part of an order number. */
const MAX_ORDERS = 50;

/** Ids of containers with a text within their number, as a subquery. */
export function containerIdsLike(part: string) {
  return new QueryBuilder()
    .select({ id: orderContainer.id })
    .from(orderContainer)
    .where(ilike(orderContainer.containerNo, likeContains(part)));
}

/** Ids of the containers of a container's order, as a subquery. */
export function containerIdsOfSameOrder(orderContainerId: number) {
  const given = aliased(orderContainer, 'given');
  return new QueryBuilder()
    .select({ id: orderContainer.id })
    .from(orderContainer)
    .innerJoin(given, eq(given.orderId, orderContainer.orderId))
    .where(eq(given.id, orderContainerId));
}

/**
 * Containers that are not cancelled, by a part of their or their order's number. Two searches, each by its index: an
 * `or` over two tables has none.
 */
export async function searchContainers(db: Db, part: string, companyId: number | null, limit: number) {
  const pattern = likeContains(part);
  const ofCompany: SQL | undefined = companyId === null ? undefined : eq(bookingOrder.companyId, companyId);
  const isActive = ne(orderContainer.status, 'cancelled');
  const containerNo = sql<string>`coalesce(${orderContainer.containerNo}, '')`.as('container_number');
  const joined = () =>
    db
      .select({
        orderContainerId: orderContainer.id,
        containerNo,
        orderNo: bookingOrder.orderNo,
        trainNo: trainNoOf(bookingOrder.trainId).as('train_number'),
      })
      .from(orderContainer)
      .innerJoin(bookingOrder, eq(bookingOrder.id, orderContainer.orderId));
  const orders = db
    .select({ id: bookingOrder.id })
    .from(bookingOrder)
    .where(and(orderNumberLike(part), ofCompany))
    .orderBy(desc(bookingOrder.id))
    .limit(MAX_ORDERS);
  const found = await unionAll(
    joined()
      .where(and(ilike(orderContainer.containerNo, pattern), isActive, ofCompany))
      .orderBy(asc(orderContainer.containerNo), asc(orderContainer.id))
      .limit(limit),
    joined()
      .where(and(inArray(orderContainer.orderId, orders), isActive))
      .orderBy(sql`container_number`, asc(orderContainer.id))
      .limit(limit),
  );
  const byId = new Map(found.map((row) => [row.orderContainerId, row]));
  return [...byId.values()]
    .toSorted(
      (one, other) =>
        Number(one.containerNo > other.containerNo) - Number(one.containerNo < other.containerNo) ||
        one.orderContainerId - other.orderContainerId,
    )
    .slice(0, limit);
}
