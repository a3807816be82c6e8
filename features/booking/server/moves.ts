import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { NewDeparture } from '../../train/newDeparture.ts';
import { giveBackSpace, lockTrain } from '../../train/server/index.ts';
import { BOOKING_MOVES, type BookingState, HOLDS_SPACE } from '../states.ts';
import { tellChanged } from './changed.ts';
import { bookingOrder, orderContainer, orderTimeline } from './tables.ts';

/** Cause of a transition, as the timeline records it. */
export interface Mover {
  side: 'customer' | 'operator' | 'system';
  accountName: string;
  /** timeline's code; default = the new state */
  move?: string;
  reason?: string;
  /** new times of the train, to the minute */
  departure?: NewDeparture;
}

export interface MovedOrder {
  orderId: number;
  orderNo: string;
  companyId: number;
  trainId: number;
  contactMobile: string;
  teu: number;
}

export const SYSTEM: Mover = { side: 'system', accountName: '' };

const moved = {
  orderId: bookingOrder.id,
  orderNo: bookingOrder.orderNo,
  companyId: bookingOrder.companyId,
  trainId: bookingOrder.trainId,
  contactMobile: bookingOrder.contactMobile,
  teu: bookingOrder.teu,
};

type End = 'refused' | 'withdrawn' | 'expired';

const holdsSpace = (state: BookingState) => HOLDS_SPACE.some((held) => held === state);

/** Source states of a transition (BOOKING_TRANSITIONS). */
export function statesBefore(to: BookingState): BookingState[] {
  return Object.entries(BOOKING_MOVES)
    .filter(([, targets]) => targets.some((target) => target === to))
    .map(([from]) => from)
    .filter((from): from is BookingState => from in BOOKING_MOVES);
}

/**
 * Ends bookings of one train and returns their space. Lock order: train before its orders, against deadlocks.
 */
export async function endBookings(
  db: Db,
  trainId: number,
  chosen: { from: readonly BookingState[]; where?: SQL },
  to: End,
  mover: Mover,
): Promise<MovedOrder[]> {
  await lockTrain(db, trainId);
  const allowed = statesBefore(to).filter((state) => chosen.from.includes(state));
  const holding = await moveOrders(db, trainId, allowed.filter(holdsSpace), to, chosen.where);
  const others = await moveOrders(
    db,
    trainId,
    allowed.filter((state) => !holdsSpace(state)),
    to,
    chosen.where,
  );
  const ended = [...holding, ...others];
  if (ended.length === 0) return [];
  const teu = holding.reduce((sum, order) => sum + order.teu, 0);
  if (teu > 0) await giveBackSpace(db, trainId, teu);
  const orderIds = ended.map((order) => order.orderId);
  await db
    .update(orderContainer)
    .set({ status: 'cancelled' })
    .where(inArray(orderContainer.orderId, orderIds));
  await writeMoves(db, orderIds, to, mover);
  return ended;
}

function moveOrders(
  db: Db,
  trainId: number,
  from: readonly BookingState[],
  to: End,
  where: SQL | undefined,
): Promise<MovedOrder[]> {
  return db
    .update(bookingOrder)
    .set({ state: to, status: to, answeredAt: sql`now()` })
    .where(and(eq(bookingOrder.trainId, trainId), inArray(bookingOrder.state, [...from]), where))
    .returning(moved);
}

/** Confirms the submitted orders among `orderNos`; returns those alone. */
export async function confirmOrders(
  db: Db,
  orderNos: readonly string[],
  mover: Mover,
): Promise<MovedOrder[]> {
  const confirmed = await db
    .update(bookingOrder)
    .set({ state: 'confirmed', status: 'confirmed', answeredAt: sql`now()` })
    .where(
      and(
        inArray(bookingOrder.orderNo, [...orderNos]),
        inArray(bookingOrder.state, statesBefore('confirmed')),
      ),
    )
    .returning(moved);
  await writeMoves(
    db,
    confirmed.map((order) => order.orderId),
    'confirmed',
    mover,
  );
  return confirmed;
}

export async function writeMoves(
  db: Db,
  orderIds: readonly number[],
  move: string,
  mover: Mover,
): Promise<void> {
  if (orderIds.length === 0) return;
  const { side, accountName, reason = null, departure = null } = mover;
  const entry = { move: mover.move ?? move, side, accountName, reason, departure };
  await db.insert(orderTimeline).values(orderIds.map((orderId) => ({ orderId, ...entry })));
  await tellChanged(db, orderIds);
}
