import { z } from 'zod';
import { create } from 'zustand';
import { newKey } from '../../../../../platform/web/browser/newKey.ts';
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
/** Limit of remembered requests per window; the oldest is dropped. */
const MAX_SUBMITTED = 20;
const submittedRequest = z.object({ requestKey: z.string(), orderBigNo: z.string() });
type SubmittedRequest = z.infer<typeof submittedRequest>;
// other format of an older release: none
const submittedRequests = z.array(submittedRequest).catch([]);

function loadSubmitted(): readonly SubmittedRequest[] {
  return submittedRequests.parse(JSON.parse(sessionStorage.getItem(SUBMITTED) ?? '[]'));
}

const useSubmitted = create<{ all: readonly SubmittedRequest[] }>(() => ({ all: loadSubmitted() }));

/** Requests that were submitted in this window: Back leads from their forms to their orders. */
export function storeSubmitted(submitted: SubmittedRequest): void {
  const all = [submitted, ...useSubmitted.getState().all].slice(0, MAX_SUBMITTED);
  sessionStorage.setItem(SUBMITTED, JSON.stringify(all));
  useSubmitted.setState({ all });
}

/** Order of a request once it is submitted; forms behind other tabs follow. */
export const useSubmittedOrderOf = (requestKey: string | null): string | null =>
  useSubmitted(({ all }) => all.find((one) => one.requestKey === requestKey)?.orderBigNo ?? null);

export function clearRequest(): void {
  sessionStorage.removeItem(KEY);
}
