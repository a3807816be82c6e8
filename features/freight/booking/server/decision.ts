import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { UserError } from '../../../../platform/server/texts/userError.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import type { confirmBooking, confirmBookings, refuseBooking } from '../operatorWire.ts';
import { bookingConfirmed, bookingRefused, notifyOrderCustomers } from './messages.ts';
import { bookingOrder } from './tables.ts';
import { confirmOrders, endBookings } from './transitions.ts';
import { confirmWaitlisted } from './waitlist.ts';
import { userError } from './writeTexts.ts';

export async function confirm({ orderBigNo }: ReadBy<typeof confirmBooking>, ctx: CallContext): Promise<void> {
  const { confirmed, errors } = await confirmAndNotify([orderBigNo], ctx);
  if (confirmed.length === 0) throw errors.get(orderBigNo) ?? (await undecidableError(ctx.db, orderBigNo));
}

/** Confirms the submitted and waitlisted bookings; the others come back in `failed` with the reason. */
export async function confirmSeveral({ orderBigNos }: ReadBy<typeof confirmBookings>, ctx: CallContext) {
  const decided = await confirmAndNotify([...new Set(orderBigNos)], ctx);
  const confirmed = decided.confirmed.map((order) => order.orderNo);
  const others = orderBigNos.filter((orderNo) => !confirmed.includes(orderNo));
  const known = new Set(await selectExisting(ctx.db, others));
  const failed = others.map((orderBigNo) => {
    const error =
      decided.errors.get(orderBigNo) ?? userError((t) => (known.has(orderBigNo) ? t.notSubmitted : t.orderAbsent));
    return { orderBigNo, msg: error.textIn(ctx.language) };
  });
  return { confirmed, failed };
}

/** Lock order: trains, which waitlisted orders take space on, before submitted orders. */
async function confirmAndNotify(orderNos: readonly string[], { db, user }: CallContext) {
  const cause = { side: 'operator', accountName: user.name } as const;
  const waitlisted = await confirmWaitlisted(db, orderNos, cause);
  const submitted = await confirmOrders(db, orderNos, cause);
  const confirmed = [...waitlisted.confirmed, ...submitted];
  await notifyOrderCustomers(db, bookingConfirmed, confirmed);
  return { confirmed, errors: waitlisted.errors };
}

export async function refuseWithReason(input: ReadBy<typeof refuseBooking>, { db, user }: CallContext): Promise<void> {
  const { orderBigNo, reason } = input;
  const chosen = eq(bookingOrder.orderNo, orderBigNo);
  const [order] = await db.select({ trainId: bookingOrder.trainId }).from(bookingOrder).where(chosen);
  if (order === undefined) throw userError((t) => t.orderAbsent, CODE.absent);
  const refused = await endBookings(
    db,
    order.trainId,
    { from: ['submitted', 'waitlisted'], where: chosen },
    'refused',
    { side: 'operator', accountName: user.name, reason },
  );
  if (refused.length === 0) throw userError((t) => t.notSubmitted);
  await notifyOrderCustomers(db, bookingRefused, refused, reason);
}

async function undecidableError(db: Db, orderNo: string): Promise<UserError> {
  const known = await selectExisting(db, [orderNo]);
  return known.length > 0 ? userError((t) => t.notSubmitted) : userError((t) => t.orderAbsent, CODE.absent);
}

async function selectExisting(db: Db, orderNos: readonly string[]): Promise<string[]> {
  const found = await db
    .select({ orderNo: bookingOrder.orderNo })
    .from(bookingOrder)
    .where(inArray(bookingOrder.orderNo, [...orderNos]));
  return found.map((row) => row.orderNo);
}
