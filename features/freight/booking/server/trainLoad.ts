import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { companyNameOf } from '../../../people/account/server/index.ts';
import type { SizeType } from '../../train/sizeTypes.ts';
import { bookingOrder, orderContainer } from './tables.ts';

/** Containers of one type in one order on a train. */
export interface TrainLoadRow {
  orderId: number;
  orderNo: string;
  companyId: number;
  companyName: string;
  isConfirmed: boolean;
  sizeType: SizeType;
  containerCount: number;
  numberedCount: number;
}

/** Confirmed orders of a train, and those that expire when it departs. */
export async function findTrainLoad(db: Db, trainId: number): Promise<TrainLoadRow[]> {
  return db
    .select({
      orderId: bookingOrder.id,
      orderNo: bookingOrder.orderNo,
      companyId: bookingOrder.companyId,
      companyName: sql<string>`coalesce(${companyNameOf(bookingOrder.companyId)}, '')`,
      isConfirmed: sql<boolean>`${bookingOrder.state} = 'confirmed'`,
      sizeType: orderContainer.sizeType,
      containerCount: sql<number>`count(*)::int`,
      numberedCount: sql<number>`count(${orderContainer.containerNo})::int`,
    })
    .from(bookingOrder)
    .innerJoin(orderContainer, and(eq(orderContainer.orderId, bookingOrder.id), ne(orderContainer.status, 'cancelled')))
    .where(
      and(
        eq(bookingOrder.trainId, trainId),
        inArray(bookingOrder.state, ['confirmed', 'draft', 'submitted', 'waitlisted']),
      ),
    )
    .groupBy(bookingOrder.id, orderContainer.sizeType)
    .orderBy(asc(bookingOrder.id), asc(orderContainer.sizeType));
}
