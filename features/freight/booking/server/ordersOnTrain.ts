import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { SPACE_HOLDING_STATES } from '../states.ts';
import { bookingOrder, orderContainer } from './tables.ts';

/** Order with space on a train; containers without a number are left out. */
export interface OrderOnTrain {
  orderId: number;
  orderNo: string;
  companyId: number;
  isConfirmed: boolean;
  containerNos: string[];
}

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
    .innerJoin(orderContainer, and(eq(orderContainer.orderId, bookingOrder.id), ne(orderContainer.status, 'cancelled')))
    .where(and(eq(bookingOrder.trainId, trainId), inArray(bookingOrder.state, [...SPACE_HOLDING_STATES])))
    .groupBy(bookingOrder.id)
    .orderBy(asc(bookingOrder.id));
}
