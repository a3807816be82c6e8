import { useState } from 'react';
import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { type BookingKey, clearBooking, loadBooking, type StoredBooking, storeBooking } from './bookingStorage.ts';
import type { BookingValues } from './bookingValues.ts';

export interface BookingDraft {
  values: BookingValues;
  stored: StoredBooking | null;
  store: (values: BookingValues) => void;
  /** back to `start`, which is returned */
  discard: () => BookingValues;
  clear: () => void;
}

/** Current values, stored in the browser while they differ from `start`. */
export function useBookingDraft(bookingKey: BookingKey, start: BookingValues): BookingDraft {
  const { userId } = useCurrentUser().user;
  const [stored, setStored] = useState(() => loadBooking(userId, bookingKey));
  const [values, setValues] = useState(stored?.values ?? start);
  const clear = () => clearBooking(userId, bookingKey);

  return {
    values,
    stored,
    clear,
    store: (typed) => {
      setValues(typed);
      if (JSON.stringify(typed) === JSON.stringify(start)) return clear();
      const takenFrom = stored?.takenFrom ?? null;
      storeBooking(userId, { ...bookingKey, savedAt: new Date().toISOString(), takenFrom, values: typed });
    },
    discard: () => {
      clear();
      setStored(null);
      setValues(start);
      return start;
    },
  };
}
