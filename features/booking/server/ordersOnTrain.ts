import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { HOLDS_SPACE } from '../states.ts';
import { bookingOrder, orderContainer } from './tables.ts';

/** An order that holds space on a train, with the numbers of those of its containers that have one. */
export interface OrderOnTrain {
  orderId: number;
  orderNo: string;
  companyId: number;
  isConfirmed: boolean;
  containerNos: string[];
}

/** The orders that hold space on a train, for telling their customers what happens to it. */
export async function ordersOnTrain(db: Db, trainId: number): Promise<OrderOnTrain[]> {
  const number = orderContainer.containerNo;
  return db
    .select({
      orderId: bookingOrder.id,
      orderNo: bookingOrder.orderNo,
      companyId: bookingOrder.companyId,
      isConfirmed: sql<boolean>`${bookingOrder.state} = 'confirmed'`,
      containerNos: sql<string[]>`coalesce(array_agg(${number}) filter (where ${number} is not null), '{}')`,
    })
    .from(bookingOrder)
    .innerJoin(
      orderContainer,
      and(eq(orderContainer.orderId, bookingOrder.id), ne(orderContainer.status, 'cancelled')),
    )
    .where(and(eq(bookingOrder.trainId, trainId), inArray(bookingOrder.state, [...HOLDS_SPACE])))
    .groupBy(bookingOrder.id)
    .orderBy(asc(bookingOrder.id));
}
