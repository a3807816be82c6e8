import { and, eq, gte, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { trainRows } from '../../train/server/index.ts';
import { bookingOrder } from './tables.ts';

/** Ids of trains that left with confirmed bookings since a day, whether they have arrived or not. */
export async function departedTrainsWithOrders(db: Db, since: Date): Promise<number[]> {
  const trains = trainRows('of_train', 'zh');
  const found = await db
    .selectDistinct({ trainId: trains.trainId })
    .from(bookingOrder)
    .innerJoin(trains, eq(trains.trainId, bookingOrder.trainId))
    .where(
      and(
        eq(bookingOrder.state, 'confirmed'),
        inArray(trains.status, ['departed', 'arrived']),
        gte(trains.departAt, since),
      ),
    );
  return found.map((row) => row.trainId);
}
