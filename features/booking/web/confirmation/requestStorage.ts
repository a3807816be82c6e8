import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { newKey } from '../../../../platform/web/browser/newKey.ts';
import { lineType } from '../../../network/wire.ts';
import { bookingValues } from '../form/bookingValues.ts';

const KEY = 'ironsilk.confirmation';

const bookingRequest = z.object({
  train: z.object({ trainInfoId: z.number(), lineId: z.number(), lineType }),
  /** draft's number, or '0' */
  order: z.string(),
  values: bookingValues,
  /** idempotency key: a repeated submit books once */
  requestKey: z.string(),
});

export type BookingRequest = z.infer<typeof bookingRequest>;

/** Returns the key of the request. Session storage: survives a reload of the confirmation, one booking per tab. */
export function storeRequest(request: Omit<BookingRequest, 'requestKey'>): string {
  const { trainInfoId, lineId, lineType: type } = request.train;
  const stored = { ...request, requestKey: newKey(), train: { trainInfoId, lineId, lineType: type } };
  sessionStorage.setItem(KEY, JSON.stringify(stored));
  return stored.requestKey;
}

export function loadRequest(): BookingRequest | null {
  const text = sessionStorage.getItem(KEY);
  if (text === null) return null;
  const read = bookingRequest.safeParse(JSON.parse(text));
  return read.success ? read.data : null;
}

const SUBMITTED = 'ironsilk.submitted';
const submittedRequest = z.object({ requestKey: z.string(), orderBigNo: z.string() });

const subscribers = new Set<() => void>();

/** The request that was submitted last in this window: Back leads from its form to its order. */
export function storeSubmitted(submitted: z.infer<typeof submittedRequest>): void {
  sessionStorage.setItem(SUBMITTED, JSON.stringify(submitted));
  for (const changed of subscribers) changed();
}

function subscribe(changed: () => void): () => void {
  subscribers.add(changed);
  return () => subscribers.delete(changed);
}

/** Order of the request, if it was submitted last; forms behind other tabs follow. */
export function useSubmittedOrderOf(requestKey: string | null): string | null {
  return useSyncExternalStore(subscribe, () => (requestKey === null ? null : submittedOrderOf(requestKey)));
}

function submittedOrderOf(requestKey: string): string | null {
  const text = sessionStorage.getItem(SUBMITTED);
  const read = text === null ? null : submittedRequest.safeParse(JSON.parse(text));
  return read?.success && read.data.requestKey === requestKey ? read.data.orderBigNo : null;
}

export function clearRequest(): void {
  sessionStorage.removeItem(KEY);
}
