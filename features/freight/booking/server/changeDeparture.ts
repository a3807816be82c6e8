import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { closeTodos, sendMessages } from '../../../portal/message/server/index.ts';
import type { NewDeparture } from '../../train/newDeparture.ts';
import { findTrains, lockTrain, reschedule } from '../../train/server/index.ts';
import type { changeDeparture } from '../operatorWire.ts';
import { aboutOrder, CONTAINERS_MISSING, departureChanged } from './messages.ts';
import { type OrderOnTrain, ordersOnTrain } from './ordersOnTrain.ts';
import { appendTimeline } from './transitions.ts';

/** Reschedules a train and notifies the customers with space on it; returns the number of their bookings. */
export async function changeDepartureAndNotify(
  { trainInfoId, departTime, delayReason }: ReadBy<typeof changeDeparture>,
  { db, user }: CallContext,
): Promise<{ bookings: number }> {
  await lockTrain(db, trainInfoId);
  const changed = await reschedule(db, trainInfoId, departTime, delayReason);
  if (changed === null) return { bookings: 0 };
  const departure = {
    before: toMinute(changed.before),
    departTime: toMinute(changed.departTime),
    cutoffTime: toMinute(changed.cutoffTime),
    ...(delayReason ? { delayReason } : {}),
  };
  const orders = await ordersOnTrain(db, trainInfoId);
  await notifyDeparture(db, trainInfoId, orders, departure);
  // The to-do names the old cut-off; the reminder job creates a new one near the new cut-off.
  await closeTodos(
    db,
    orders.map(({ orderNo }) => aboutOrder(orderNo)),
    [CONTAINERS_MISSING],
  );
  await appendTimeline(
    db,
    orders.map(({ orderId }) => orderId),
    'departureChanged',
    { side: 'operator', accountName: user.name, departure },
  );
  return { bookings: orders.length };
}

const toMinute = (time: string) => time.slice(0, 16);

async function notifyDeparture(
  db: Db,
  trainId: number,
  orders: readonly OrderOnTrain[],
  { before, departTime, cutoffTime, delayReason }: NewDeparture,
): Promise<void> {
  const [train] = await findTrains(db, [trainId], 'zh');
  if (train === undefined) return;
  const facts = {
    trainNo: train.trainNo,
    lineType: train.lineType,
    stationCnname: train.endStation,
    plannedTime: before,
    time: departTime,
    cutoffTime,
    arriveTime: toMinute(train.expectedArriveTime),
    delayReason,
  };
  const newMessages = orders.map(({ orderNo, companyId }) => ({
    companyId,
    about: aboutOrder(orderNo),
    params: { ...facts, orderNo },
  }));
  await sendMessages(db, departureChanged, newMessages);
}
