import { and, eq, gte } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { trainKeys } from '../../train/server/index.ts';
import { bookingOrder } from './tables.ts';

/** Trains departed or arrived since a time, with confirmed bookings; for demo data. */
export async function departedTrainsWithOrders(db: Db, since: Date): Promise<number[]> {
  const trains = trainKeys('of_train');
  const booked = await db
    .selectDistinct({ trainId: trains.trainId, status: trains.status })
    .from(trains)
    .innerJoin(bookingOrder, eq(bookingOrder.trainId, trains.trainId))
    .where(and(gte(trains.departAt, since), eq(bookingOrder.state, 'confirmed')));
  return booked.filter(({ status }) => status === 'departed' || status === 'arrived').map(({ trainId }) => trainId);
}
