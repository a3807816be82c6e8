import { holdsPermission, type Who } from '../../../platform/wire/who.ts';
import type { TrainStatus } from '../../train/wire.ts';
import type { OrderDetail } from '../order.ts';
import { BOOKING_MOVES, type BookingState } from '../states.ts';
import { confirmBooking, withdraw } from '../wire.ts';

interface Standing {
  state: BookingState;
  cutoffAt: Date;
  trainStatus: TrainStatus;
}

/** Trains whose bookings and container numbers are locked. */
const GONE: readonly TrainStatus[] = ['departed', 'arrived', 'cancelled'];

const mayMove = (state: BookingState, to: BookingState) => BOOKING_MOVES[state].some((next) => next === to);

/** Confirmed bookings: before the document cut-off only (domain, Order life). */
export function mayWithdraw(who: Who, { state, cutoffAt, trainStatus }: Standing, now: Date): boolean {
  if (!holdsPermission(who, withdraw.access.code)) return false;
  if (state === 'confirmed' && (cutoffAt <= now || GONE.includes(trainStatus))) return false;
  return mayMove(state, 'withdrawn');
}

/** Abilities of the customer on an own order. */
export function movesOf(who: Who, standing: Standing, now: Date): OrderDetail['moves'] {
  const { state, trainStatus } = standing;
  const books = holdsPermission(who, withdraw.access.code);
  return {
    edit: books && state === 'draft',
    withdraw: mayWithdraw(who, standing, now),
    saveContainers: books && state === 'confirmed' && !GONE.includes(trainStatus),
  };
}

/** Whether the operator may confirm or refuse the booking. */
export function mayAnswer(who: Who, state: BookingState): boolean {
  return state === 'submitted' && holdsPermission(who, confirmBooking.access.code);
}
