import { z } from 'zod';
import { forget, keep, readKept } from '../../../../platform/web/browser/kept.ts';
import { bookingValues } from './bookingValues.ts';

/** Limit of stored bookings per user and browser; the oldest is dropped. */
const MOST_KEPT = 10;

const keptBooking = z.object({
  trainInfoId: z.number(),
  /** draft's number, or '0' */
  order: z.string(),
  /** ISO 8601 */
  savedAt: z.string(),
  /** train number of the original train, for a booking moved to an alternative */
  takenFrom: z.string().nullable(),
  values: bookingValues,
});
export type KeptBooking = z.infer<typeof keptBooking>;

export type BookingSpot = Pick<KeptBooking, 'trainInfoId' | 'order'>;

const keyOf = (userId: number) => `ironsilk.bookings.${userId}`;
const isAt = (spot: BookingSpot) => (kept: BookingSpot) =>
  kept.trainInfoId === spot.trainInfoId && kept.order === spot.order;

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}

// Other format of an older release: discard.
const readAll = (userId: number): KeptBooking[] =>
  z
    .array(keptBooking)
    .catch([])
    .parse(parsed(readKept(keyOf(userId))));

function writeAll(userId: number, all: KeptBooking[]): void {
  if (all.length === 0) forget(keyOf(userId));
  else keep(keyOf(userId), JSON.stringify(all.slice(0, MOST_KEPT)));
}

export function recallBooking(userId: number, spot: BookingSpot): KeptBooking | null {
  return readAll(userId).find(isAt(spot)) ?? null;
}

/** Stores the input against reload, crash and expired session. */
export function keepBooking(userId: number, booking: KeptBooking): void {
  const others = readAll(userId).filter((kept) => !isAt(booking)(kept));
  writeAll(userId, [booking, ...others]);
}

export function forgetBooking(userId: number, spot: BookingSpot): void {
  writeAll(
    userId,
    readAll(userId).filter((kept) => !isAt(spot)(kept)),
  );
}
