import { z } from 'zod';
import { forget, keep, readKept } from '../../../../platform/web/browser/kept.ts';
import { bookingValues } from './bookingValues.ts';

/** Bookings being typed that this browser remembers for one person, newest first. */
const MOST_KEPT = 10;

const keptBooking = z.object({
  trainInfoId: z.number(),
  /** a draft's number, or '0' */
  order: z.string(),
  /** ISO 8601 */
  savedAt: z.string(),
  /** number of the train it was typed for, when it was carried over from there */
  takenFrom: z.string().nullable(),
  values: bookingValues,
});
export type KeptBooking = z.infer<typeof keptBooking>;

/** Which form a kept booking belongs to. */
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

// an older version of the app may have kept another shape; that is worth nothing any more
const readAll = (userId: number): KeptBooking[] =>
  z
    .array(keptBooking)
    .catch([])
    .parse(parsed(readKept(keyOf(userId))));

function writeAll(userId: number, all: KeptBooking[]): void {
  if (all.length === 0) forget(keyOf(userId));
  else keep(keyOf(userId), JSON.stringify(all.slice(0, MOST_KEPT)));
}

/** What was typed for a train and not yet sent; null when nothing was. */
export function recallBooking(userId: number, spot: BookingSpot): KeptBooking | null {
  return readAll(userId).find(isAt(spot)) ?? null;
}

/** Keeps what is being typed, so that no reload, crash or ended session takes it away. */
export function keepBooking(userId: number, booking: KeptBooking): void {
  const others = readAll(userId).filter((kept) => !isAt(booking)(kept));
  writeAll(userId, [booking, ...others]);
}

/** Forgets what was typed, after it was sent or given up. */
export function forgetBooking(userId: number, spot: BookingSpot): void {
  writeAll(
    userId,
    readAll(userId).filter((kept) => !isAt(spot)(kept)),
  );
}
