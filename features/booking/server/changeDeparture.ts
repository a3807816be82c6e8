import type { Db } from '../../../platform/server/database/connect.ts';
import type { Asking } from '../../../platform/server/http/asking.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { done, tell } from '../../message/server/index.ts';
import { findTrains, lockTrain, type NewDeparture, reschedule } from '../../train/server/index.ts';
import type { changeDeparture } from '../wire.ts';
import { tellChanged } from './changed.ts';
import { aboutOrder, CONTAINERS_MISSING, departureChanged } from './messages.ts';
import { type OrderOnTrain, ordersOnTrain } from './ordersOnTrain.ts';

/** Has a train leave at another time and tells the customers who hold space on it; gives how many bookings. */
export async function changeDepartureAndTell(
  { trainInfoId, departTime }: ReadBy<typeof changeDeparture>,
  { db }: Asking,
): Promise<{ bookings: number }> {
  await lockTrain(db, trainInfoId);
  const changed = await reschedule(db, trainInfoId, departTime);
  if (changed === null) return { bookings: 0 };
  const orders = await ordersOnTrain(db, trainInfoId);
  await tellOfDeparture(db, trainInfoId, orders, changed);
  // what was asked for named the old cut-off; near the new one it is asked for again
  await done(
    db,
    orders.map(({ orderNo }) => aboutOrder(orderNo)),
    [CONTAINERS_MISSING],
  );
  await tellChanged(
    db,
    orders.map(({ orderId }) => orderId),
  );
  return { bookings: orders.length };
}

async function tellOfDeparture(
  db: Db,
  trainId: number,
  orders: readonly OrderOnTrain[],
  { before, departTime, cutoffTime }: NewDeparture,
): Promise<void> {
  const [train] = await findTrains(db, [trainId], 'zh');
  if (train === undefined) return;
  const facts = {
    trainNo: train.trainNo,
    lineType: train.lineType,
    stationCnname: train.endStation,
    plannedTime: toMinute(before),
    time: toMinute(departTime),
    cutoffTime: toMinute(cutoffTime),
  };
  const tellings = orders.map(({ orderNo, companyId }) => ({
    companyId,
    about: aboutOrder(orderNo),
    params: { ...facts, orderNo },
  }));
  await tell(db, departureChanged, tellings);
}

const toMinute = (time: string) => time.slice(0, 16);
