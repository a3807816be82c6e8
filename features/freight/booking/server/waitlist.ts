import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { UserError } from '../../../../platform/server/texts/userError.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { findSpaceState, lockTrain, releaseSpace, reserveSpace, spaceError } from '../../train/server/index.ts';
import type { waitlistBooking } from '../operatorWire.ts';
import { bookingWaitlisted, notifyOrderCustomers } from './messages.ts';
import type { TransitionedOrder } from './orderListeners.ts';
import { countContainers } from './orderQueries.ts';
import { bookingOrder } from './tables.ts';
import {
  appendTimeline,
  markConfirmed,
  statesBefore,
  type TransitionCause,
  transitionedColumns,
} from './transitions.ts';
import { userError } from './writeTexts.ts';

/** Puts a submitted booking on the waitlist and returns its space. Lock order: the train first. */
export async function putOnWaitlist(
  { orderBigNo }: ReadBy<typeof waitlistBooking>,
  { db, user }: CallContext,
): Promise<void> {
  const chosen = eq(bookingOrder.orderNo, orderBigNo);
  const [order] = await db.select({ trainId: bookingOrder.trainId }).from(bookingOrder).where(chosen);
  if (order === undefined) throw userError((t) => t.orderAbsent, CODE.absent);
  await lockTrain(db, order.trainId);
  const [moved] = await db
    .update(bookingOrder)
    .set({ state: 'waitlisted', status: 'waitlisted' })
    .where(and(chosen, inArray(bookingOrder.state, statesBefore('waitlisted'))))
    .returning(transitionedColumns);
  if (moved === undefined) throw userError((t) => t.notSubmitted);
  await releaseSpace(db, moved.trainId, moved.teu);
  await appendTimeline(db, [moved.orderId], 'waitlisted', { side: 'operator', accountName: user.name });
  await notifyOrderCustomers(db, bookingWaitlisted, [moved]);
}

/** Confirms those waitlisted orders that fit on their trains, longest waiting first; why each other does not. */
export async function confirmWaitlisted(
  db: Db,
  orderNos: readonly string[],
  cause: TransitionCause,
): Promise<{ confirmed: TransitionedOrder[]; errors: Map<string, UserError> }> {
  const isWaitlisted = eq(bookingOrder.state, 'waitlisted');
  const waiting = await db
    .select(transitionedColumns)
    .from(bookingOrder)
    .where(and(inArray(bookingOrder.orderNo, [...orderNos]), isWaitlisted))
    // trains in the order in which all lock them
    .orderBy(asc(bookingOrder.trainId), asc(bookingOrder.submittedAt), asc(bookingOrder.id));
  const confirmed: TransitionedOrder[] = [];
  const errors = new Map<string, UserError>();
  for (const order of waiting) {
    const error = await takeSpace(db, order);
    if (error !== null) errors.set(order.orderNo, error);
    else confirmed.push(...(await confirmHolding(db, order, isWaitlisted, cause)));
  }
  return { confirmed, errors };
}

async function takeSpace(db: Db, { orderId, trainId, teu }: TransitionedOrder): Promise<UserError | null> {
  const taken = await db.execute(reserveSpace(trainId, teu));
  if (taken.rowCount === 1) return null;
  const containers = await countContainers(db, orderId);
  return spaceError(await findSpaceState(db, trainId), containers) ?? userError((t) => t.crowded);
}

/** Another person may have moved the order before its train was locked: its space returns. */
async function confirmHolding(
  db: Db,
  { orderId, trainId, teu }: TransitionedOrder,
  isWaitlisted: SQL,
  cause: TransitionCause,
): Promise<TransitionedOrder[]> {
  const confirmed = await markConfirmed(db, and(eq(bookingOrder.id, orderId), isWaitlisted), cause);
  if (confirmed.length === 0) await releaseSpace(db, trainId, teu);
  return confirmed;
}
