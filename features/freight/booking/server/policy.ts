import { type CurrentUser, hasPermission } from '../../../../platform/wire/currentUser.ts';
import type { TrainStatus } from '../../train/wire.ts';
import { confirmBooking } from '../operatorWire.ts';
import type { OperatorOrderRow } from '../order.ts';
import { BOOKING_TRANSITIONS, type BookingState, type OrderStatus } from '../states.ts';
import { withdraw } from '../wire.ts';

interface PolicyInput {
  state: BookingState;
  cutoffAt: Date;
  trainStatus: TrainStatus;
}

/** Trains whose bookings and container numbers are locked. */
export const LOCKED_TRAIN_STATUSES: readonly TrainStatus[] = ['departed', 'arrived', 'cancelled'];

const canTransition = (state: BookingState, to: BookingState) => BOOKING_TRANSITIONS[state].some((next) => next === to);

/** Confirmed bookings: before the document cut-off only (domain, Order life). */
export const isWithdrawTooLate = (booking: {
  state: BookingState;
  isPastCutoff: boolean;
  trainStatus: TrainStatus | undefined;
}) =>
  booking.state === 'confirmed' &&
  (booking.isPastCutoff || LOCKED_TRAIN_STATUSES.some((status) => status === booking.trainStatus));

export function canWithdraw(user: CurrentUser, { state, cutoffAt, trainStatus }: PolicyInput, now: Date): boolean {
  if (!hasPermission(user, withdraw.access.code)) return false;
  if (isWithdrawTooLate({ state, isPastCutoff: cutoffAt <= now, trainStatus })) return false;
  return canTransition(state, 'withdrawn');
}

/** Abilities of the customer on an own order. */
export function abilitiesOf(user: CurrentUser, input: PolicyInput, now: Date) {
  const { state, trainStatus } = input;
  const canBook = hasPermission(user, withdraw.access.code);
  return {
    edit: canBook && state === 'draft',
    withdraw: canWithdraw(user, input, now),
    saveContainers: canBook && state === 'confirmed' && !LOCKED_TRAIN_STATUSES.includes(trainStatus),
  };
}

const ROLLABLE: readonly OrderStatus[] = ['confirmed', 'documents', 'ready'];

/** A confirmed order can move to a later train until its own departs. */
export const isRollable = ({ state, status }: { state: BookingState; status: OrderStatus }) =>
  state === 'confirmed' && ROLLABLE.includes(status);

/** How the operator may decide on the booking. */
export function decisionsOn(user: CurrentUser, state: BookingState): OperatorOrderRow['abilities'] {
  const canDecide = hasPermission(user, confirmBooking.access.code);
  const may = (to: BookingState) => canDecide && canTransition(state, to);
  return { confirm: may('confirmed'), waitlist: may('waitlisted'), refuse: may('refused') };
}
