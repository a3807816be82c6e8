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

/** What the form begins with, what stands in it now, and whether that came back from an earlier visit. */
export interface BookingDraft {
  values: BookingValues;
  kept: KeptBooking | null;
  keep: (values: BookingValues) => void;
  /** back to what the server or the empty form says; gives those values */
  discard: () => BookingValues;
  forget: () => void;
}

/** Follows what is typed into the form and keeps it in the browser; `start` is what nobody has typed into yet. */
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
