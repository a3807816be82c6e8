import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { Asking } from '../../../platform/server/http/asking.ts';
import type { Refusal } from '../../../platform/server/http/refusal.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import type { confirmBooking, confirmBookings, refuseBooking } from '../wire.ts';
import { bookingConfirmed, bookingRefused } from './messages.ts';
import { confirmOrders, endBookings, type MovedOrder } from './moves.ts';
import { bookingOrder } from './tables.ts';
import { tellCustomers } from './tell.ts';
import { refuse } from './texts.ts';

export async function confirm({ orderBigNo }: ReadBy<typeof confirmBooking>, asking: Asking): Promise<void> {
  const confirmed = await confirmAndTell([orderBigNo], asking);
  if (confirmed.length === 0) throw await whyUnanswerable(asking.db, orderBigNo);
}

/** Confirms the submitted bookings; the others come back in `failed` with the reason. */
export async function confirmSeveral({ orderBigNos }: ReadBy<typeof confirmBookings>, asking: Asking) {
  const moved = await confirmAndTell([...new Set(orderBigNos)], asking);
  const confirmed = moved.map((order) => order.orderNo);
  const others = orderBigNos.filter((orderNo) => !confirmed.includes(orderNo));
  const known = new Set(await selectKnown(asking.db, others));
  const failed = others.map((orderBigNo) => {
    const refusal = refuse((t) => (known.has(orderBigNo) ? t.notSubmitted : t.orderAbsent));
    return { orderBigNo, msg: refusal.say(asking.language) };
  });
  return { confirmed, failed };
}

async function confirmAndTell(orderNos: readonly string[], { db, who }: Asking): Promise<MovedOrder[]> {
  const confirmed = await confirmOrders(db, orderNos, { side: 'operator', accountName: who.name });
  await tellCustomers(db, bookingConfirmed, confirmed);
  return confirmed;
}

export async function refuseWithReason(
  input: ReadBy<typeof refuseBooking>,
  { db, who }: Asking,
): Promise<void> {
  const { orderBigNo, reason } = input;
  const chosen = eq(bookingOrder.orderNo, orderBigNo);
  const [order] = await db.select({ trainId: bookingOrder.trainId }).from(bookingOrder).where(chosen);
  if (order === undefined) throw refuse((t) => t.orderAbsent, CODE.absent);
  const refused = await endBookings(
    db,
    order.trainId,
    { from: ['submitted', 'waitlisted'], where: chosen },
    'refused',
    { side: 'operator', accountName: who.name, reason },
  );
  if (refused.length === 0) throw refuse((t) => t.notSubmitted);
  await tellCustomers(db, bookingRefused, refused, reason);
}

async function whyUnanswerable(db: Db, orderNo: string): Promise<Refusal> {
  const known = await selectKnown(db, [orderNo]);
  return known.length > 0 ? refuse((t) => t.notSubmitted) : refuse((t) => t.orderAbsent, CODE.absent);
}

async function selectKnown(db: Db, orderNos: readonly string[]): Promise<string[]> {
  const found = await db
    .select({ orderNo: bookingOrder.orderNo })
    .from(bookingOrder)
    .where(inArray(bookingOrder.orderNo, [...orderNos]));
  return found.map((row) => row.orderNo);
}
