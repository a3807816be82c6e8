import { eq, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { trainNoOf } from '../../train/server/index.ts';
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
      status: orderContainer.status,
      orderNo: bookingOrder.orderNo,
      companyId: bookingOrder.companyId,
      trainNo: trainNoOf(bookingOrder.trainId).as('train_number'),
    })
    .from(orderContainer)
    .innerJoin(bookingOrder, eq(bookingOrder.id, orderContainer.orderId))
    .as(alias);
}
