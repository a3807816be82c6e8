import { holdsPermission, type Who } from '../../../platform/wire/who.ts';
import type { TrainStatus } from '../../train/wire.ts';
import type { OrderDetail } from '../order.ts';
import { BOOKING_MOVES, type BookingState } from '../states.ts';
import { confirmBooking, withdraw } from '../wire.ts';

/** What a booking's moves depend on. */
interface Standing {
  state: BookingState;
  cutoffAt: Date;
  trainStatus: TrainStatus;
}

/** Trains on which neither numbers nor bookings can change any more. */
const GONE: readonly TrainStatus[] = ['departed', 'arrived', 'cancelled'];

const mayMove = (state: BookingState, to: BookingState) => BOOKING_MOVES[state].some((next) => next === to);

/** Whether the booking can be withdrawn; a confirmed one before the document cut-off (domain, Order life). */
export function mayWithdraw(who: Who, { state, cutoffAt, trainStatus }: Standing, now: Date): boolean {
  if (!holdsPermission(who, withdraw.access.code)) return false;
  if (state === 'confirmed' && (cutoffAt <= now || GONE.includes(trainStatus))) return false;
  return mayMove(state, 'withdrawn');
}

/** What the customer may do with an own order now. */
export function movesOf(who: Who, standing: Standing, now: Date): OrderDetail['moves'] {
  const { state, trainStatus } = standing;
  const books = holdsPermission(who, withdraw.access.code);
  return {
    edit: books && state === 'draft',
    withdraw: mayWithdraw(who, standing, now),
    saveContainers: books && state === 'confirmed' && !GONE.includes(trainStatus),
  };
}

/** Whether the operator may answer the booking now. */
export function mayAnswer(who: Who, state: BookingState): boolean {
  return state === 'submitted' && holdsPermission(who, confirmBooking.access.code);
}
