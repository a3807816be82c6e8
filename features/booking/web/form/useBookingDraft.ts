import { useState } from 'react';
import { useWho } from '../../../../platform/web/who/who.ts';
import type { BookingValues } from './bookingValues.ts';
import {
  type BookingSpot,
  forgetBooking,
  type KeptBooking,
  keepBooking,
  recallBooking,
} from './keptBookings.ts';

export interface BookingDraft {
  values: BookingValues;
  kept: KeptBooking | null;
  keep: (values: BookingValues) => void;
  /** back to `start`, which is returned */
  discard: () => BookingValues;
  forget: () => void;
}

/** Current values, stored in the browser while they differ from `start`. */
export function useBookingDraft(spot: BookingSpot, start: BookingValues): BookingDraft {
  const { userId } = useWho().user;
  const [kept, setKept] = useState(() => recallBooking(userId, spot));
  const [values, setValues] = useState(kept?.values ?? start);
  const forget = () => forgetBooking(userId, spot);

  return {
    values,
    kept,
    forget,
    keep: (typed) => {
      setValues(typed);
      if (JSON.stringify(typed) === JSON.stringify(start)) return forget();
      const takenFrom = kept?.takenFrom ?? null;
      keepBooking(userId, { ...spot, savedAt: new Date().toISOString(), takenFrom, values: typed });
    },
    discard: () => {
      forget();
      setKept(null);
      setValues(start);
      return start;
    },
  };
}
