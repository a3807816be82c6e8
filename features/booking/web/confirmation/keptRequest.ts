import { z } from 'zod';
import { newKey } from '../../../../platform/web/browser/newKey.ts';
import { lineType } from '../../../network/wire.ts';
import { bookingValues } from '../form/bookingValues.ts';

const KEY = 'ironsilk.confirmation';

const bookingRequest = z.object({
  train: z.object({ trainInfoId: z.number(), lineId: z.number(), lineType }),
  /** a draft's number, or '0' */
  order: z.string(),
  values: bookingValues,
  /** the booking's own key: pressing twice, or again after a lost answer, books once */
  requestKey: z.string(),
});

/** A booking on its way from the form to the confirmation. */
export type BookingRequest = z.infer<typeof bookingRequest>;

/** Keeps the booking for this tab, so that a reload of the confirmation still shows it. */
export function keepRequest(request: Omit<BookingRequest, 'requestKey'>): void {
  const { trainInfoId, lineId, lineType: type } = request.train;
  const kept = { ...request, requestKey: newKey(), train: { trainInfoId, lineId, lineType: type } };
  sessionStorage.setItem(KEY, JSON.stringify(kept));
}

/** The booking to be confirmed in this tab; null when there is none. */
export function readRequest(): BookingRequest | null {
  const text = sessionStorage.getItem(KEY);
  if (text === null) return null;
  const read = bookingRequest.safeParse(JSON.parse(text));
  return read.success ? read.data : null;
}

/** Forgets it, once it is booked. */
export function forgetRequest(): void {
  sessionStorage.removeItem(KEY);
}
