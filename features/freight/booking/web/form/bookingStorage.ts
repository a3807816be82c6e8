import { z } from 'zod';
import { readStored, removeStored, writeStored } from '../../../../../platform/web/browser/localStore.ts';
import { bookingValues } from './bookingValues.ts';

/** Limit of stored bookings per user and browser; the oldest is dropped. */
const MAX_STORED = 10;

const storedBooking = z.object({
  trainInfoId: z.number(),
  /** draft's number, or '0' */
  order: z.string(),
  /** ISO 8601 */
  savedAt: z.string(),
  /** train number of the original train, for a booking moved to an alternative */
  takenFrom: z.string().nullable(),
  values: bookingValues,
});
export type StoredBooking = z.infer<typeof storedBooking>;

export type BookingKey = Pick<StoredBooking, 'trainInfoId' | 'order'>;

const keyOf = (userId: number) => `ironsilk.bookings.${userId}`;
const hasKey = (bookingKey: BookingKey) => (stored: BookingKey) =>
  stored.trainInfoId === bookingKey.trainInfoId && stored.order === bookingKey.order;

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}

// Other format of an older release: discard.
const readAll = (userId: number): StoredBooking[] =>
  z
    .array(storedBooking)
    .catch([])
    .parse(parsed(readStored(keyOf(userId))));

function writeAll(userId: number, all: StoredBooking[]): void {
  if (all.length === 0) removeStored(keyOf(userId));
  else writeStored(keyOf(userId), JSON.stringify(all.slice(0, MAX_STORED)));
}

export function loadBooking(userId: number, bookingKey: BookingKey): StoredBooking | null {
  return readAll(userId).find(hasKey(bookingKey)) ?? null;
}

/** Stores the input against reload, crash and expired session. */
export function storeBooking(userId: number, booking: StoredBooking): void {
  const others = readAll(userId).filter((stored) => !hasKey(booking)(stored));
  writeAll(userId, [booking, ...others]);
}

export function clearBooking(userId: number, bookingKey: BookingKey): void {
  writeAll(
    userId,
    readAll(userId).filter((stored) => !hasKey(bookingKey)(stored)),
  );
}
