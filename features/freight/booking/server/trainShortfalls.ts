import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { bookingOrder, orderContainer } from './tables.ts';

const amongTrains = (column: typeof bookingOrder.trainId | typeof orderContainer.trainId, ids: readonly number[]) =>
  sql`${column} = any(${sql.param([...ids])}::bigint[])`;

/** Containers without a number in confirmed orders, by train. */
export async function countMissingNumbers(db: Db, trainIds: readonly number[]) {
  if (trainIds.length === 0) return [];
  return db
    .select({
      trainId: orderContainer.trainId,
      containers: sql<number>`count(*)::int`,
      customers: sql<number>`count(distinct ${bookingOrder.companyId})::int`,
    })
    .from(orderContainer)
    .innerJoin(bookingOrder, and(eq(bookingOrder.id, orderContainer.orderId), eq(bookingOrder.state, 'confirmed')))
    .where(
      and(
        amongTrains(orderContainer.trainId, trainIds),
        ne(orderContainer.status, 'cancelled'),
        isNull(orderContainer.containerNo),
      ),
    )
    .groupBy(orderContainer.trainId);
}

/** Space asked for beyond the capacity, by train. */
export async function sumWaitlisted(db: Db, trainIds: readonly number[]) {
  if (trainIds.length === 0) return [];
  return db
    .select({ trainId: bookingOrder.trainId, teu: sql<number>`sum(${bookingOrder.teu})::int` })
    .from(bookingOrder)
    .where(and(amongTrains(bookingOrder.trainId, trainIds), inArray(bookingOrder.state, ['waitlisted'])))
    .groupBy(bookingOrder.trainId);
}
