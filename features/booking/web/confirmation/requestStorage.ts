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

/** Session storage: survives a reload of the confirmation, one booking per tab. */
export function storeRequest(request: Omit<BookingRequest, 'requestKey'>): void {
  const { trainInfoId, lineId, lineType: type } = request.train;
  const stored = { ...request, requestKey: newKey(), train: { trainInfoId, lineId, lineType: type } };
  sessionStorage.setItem(KEY, JSON.stringify(stored));
}

export function loadRequest(): BookingRequest | null {
  const text = sessionStorage.getItem(KEY);
  if (text === null) return null;
  const read = bookingRequest.safeParse(JSON.parse(text));
  return read.success ? read.data : null;
}

const SUBMITTED = 'ironsilk.submitted';
const submittedForm = z.object({ trainInfoId: z.number(), order: z.string(), orderBigNo: z.string() });
type SubmittedForm = z.infer<typeof submittedForm>;

/** The form that was submitted last in this tab: Back leads from it to its order. */
export function storeSubmitted(form: SubmittedForm): void {
  sessionStorage.setItem(SUBMITTED, JSON.stringify(form));
}

/** Order of a form that was submitted last. */
export function submittedOrderOf(form: Omit<SubmittedForm, 'orderBigNo'>): string | null {
  const text = sessionStorage.getItem(SUBMITTED);
  const read = text === null ? null : submittedForm.safeParse(JSON.parse(text));
  if (!read?.success) return null;
  const { trainInfoId, order, orderBigNo } = read.data;
  return trainInfoId === form.trainInfoId && order === form.order ? orderBigNo : null;
}

export function forgetSubmitted(): void {
  sessionStorage.removeItem(SUBMITTED);
}

export function clearRequest(): void {
  sessionStorage.removeItem(KEY);
}
