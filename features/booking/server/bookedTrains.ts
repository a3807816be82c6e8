import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { findTrains } from '../../train/server/index.ts';
import { bookingOrder } from './tables.ts';

/** Departed or arrived trains with confirmed bookings; for demo data. */
export async function departedTrainsWithOrders(db: Db): Promise<number[]> {
  const booked = await db
    .selectDistinct({ trainId: bookingOrder.trainId })
    .from(bookingOrder)
    .where(eq(bookingOrder.state, 'confirmed'));
  const trains = await findTrains(
    db,
    booked.map((row) => row.trainId),
    'zh',
  );
  return trains
    .filter(({ status }) => status === 'departed' || status === 'arrived')
    .map(({ trainInfoId }) => trainInfoId);
}
