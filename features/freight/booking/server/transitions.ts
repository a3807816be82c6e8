import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { NewDeparture } from '../../train/newDeparture.ts';
import { lockTrain, releaseSpace } from '../../train/server/index.ts';
import { BOOKING_TRANSITIONS, type BookingState, SPACE_HOLDING_STATES } from '../states.ts';
import { notifyOrdersChanged } from './live.ts';
import { dropClashesOfOrders } from './numbers/clashes.ts';
import { announceConfirmed, announceEnded, type TransitionedOrder } from './orderListeners.ts';
import { bookingOrder, orderContainer, orderTimeline } from './tables.ts';

/** Cause of a transition, as the timeline records it. */
export interface TransitionCause {
  side: 'customer' | 'operator' | 'system';
  accountName: string;
  /** timeline's code; default = the new state */
  move?: string;
  reason?: string;
  /** new times of the train, to the minute */
  departure?: NewDeparture;
  /** ends without a cancellation fee for either side */
  isFree?: boolean;
}

export const SYSTEM: TransitionCause = { side: 'system', accountName: '' };

export const transitionedColumns = {
  orderId: bookingOrder.id,
  orderNo: bookingOrder.orderNo,
  companyId: bookingOrder.companyId,
  trainId: bookingOrder.trainId,
  contactMobile: bookingOrder.contactMobile,
  teu: bookingOrder.teu,
};

type EndState = 'refused' | 'withdrawn' | 'expired';

const holdsSpace = (state: BookingState) => SPACE_HOLDING_STATES.some((held) => held === state);

/** Source states of a transition (BOOKING_TRANSITIONS). */
export function statesBefore(to: BookingState): BookingState[] {
  return Object.entries(BOOKING_TRANSITIONS)
    .filter(([, targets]) => targets.some((target) => target === to))
    .map(([from]) => from)
    .filter((from): from is BookingState => from in BOOKING_TRANSITIONS);
}

/**
 * Ends bookings of one train and returns their space. Lock order: train before its orders, against deadlocks.
 */
export async function endBookings(
  db: Db,
  trainId: number,
  chosen: { from: readonly BookingState[]; where?: SQL },
  to: EndState,
  cause: TransitionCause,
): Promise<TransitionedOrder[]> {
  await lockTrain(db, trainId);
  const allowed = statesBefore(to).filter((state) => chosen.from.includes(state));
  const withSpace = await updateState(db, trainId, allowed.filter(holdsSpace), to, chosen.where);
  const withoutSpace = await updateState(
    db,
    trainId,
    allowed.filter((state) => !holdsSpace(state)),
    to,
    chosen.where,
  );
  const ended = [...withSpace, ...withoutSpace];
  if (ended.length === 0) return [];
  const teu = withSpace.reduce((sum, order) => sum + order.teu, 0);
  if (teu > 0) await releaseSpace(db, trainId, teu);
  const orderIds = ended.map((order) => order.orderId);
  await db.update(orderContainer).set({ status: 'cancelled' }).where(inArray(orderContainer.orderId, orderIds));
  await dropClashesOfOrders(db, orderIds);
  await appendTimeline(db, orderIds, to, cause);
  await announceEnded(db, ended, { side: cause.side, isFree: cause.isFree ?? false });
  return ended;
}

function updateState(
  db: Db,
  trainId: number,
  from: readonly BookingState[],
  to: EndState,
  where: SQL | undefined,
): Promise<TransitionedOrder[]> {
  return db
    .update(bookingOrder)
    .set({ state: to, status: to, answeredAt: sql`now()` })
    .where(and(eq(bookingOrder.trainId, trainId), inArray(bookingOrder.state, [...from]), where))
    .returning(transitionedColumns);
}

/** Confirms the submitted orders among `orderNos`, which hold their space; returns those alone. */
export const confirmOrders = (db: Db, orderNos: readonly string[], cause: TransitionCause) =>
  markConfirmed(db, and(inArray(bookingOrder.orderNo, [...orderNos]), eq(bookingOrder.state, 'submitted')), cause);

/** Caller has taken the space of the orders. */
export async function markConfirmed(
  db: Db,
  where: SQL | undefined,
  cause: TransitionCause,
): Promise<TransitionedOrder[]> {
  const confirmed = await db
    .update(bookingOrder)
    .set({ state: 'confirmed', status: 'confirmed', answeredAt: sql`now()` })
    .where(and(where, inArray(bookingOrder.state, statesBefore('confirmed'))))
    .returning(transitionedColumns);
  await appendTimeline(
    db,
    confirmed.map((order) => order.orderId),
    'confirmed',
    cause,
  );
  await announceConfirmed(db, confirmed);
  return confirmed;
}

export async function appendTimeline(
  db: Db,
  orderIds: readonly number[],
  move: string,
  cause: TransitionCause,
): Promise<void> {
  if (orderIds.length === 0) return;
  const { side, accountName, reason = null, departure = null } = cause;
  const entry = { move: cause.move ?? move, side, accountName, reason, departure };
  await db.insert(orderTimeline).values(orderIds.map((orderId) => ({ orderId, ...entry })));
  await notifyOrdersChanged(db, orderIds);
}
