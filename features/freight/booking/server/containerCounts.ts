import { and, count, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { orderContainer } from './tables.ts';

/** Numbered containers of all companies per train and status, without anything that names them. */
export async function countContainers(db: Db, trainIds: readonly number[]) {
  if (trainIds.length === 0) return [];
  return db
    .select({ trainId: orderContainer.trainId, status: orderContainer.status, count: count() })
    .from(orderContainer)
    .where(
      and(
        inArray(orderContainer.trainId, [...trainIds]),
        isNotNull(orderContainer.containerNo),
        ne(orderContainer.status, 'cancelled'),
      ),
    )
    .groupBy(orderContainer.trainId, orderContainer.status);
}
