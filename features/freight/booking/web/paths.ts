import { timetablePage } from '../../train/pages.ts';
import type { Train } from '../../train/wire.ts';
import { confirmationPage, ordersPage } from '../pages.ts';

/** `:order` of a booking without a draft on the server. */
export const NEW_ORDER = '0';

export const TRAINS_PATH = timetablePage.path;
export const ORDERS_PATH = ordersPage.path;
export const CONFIRMATION_PATH = confirmationPage.path;

/** `lineId` is optional: the form reads it from the train. */
type BookedTrain = Pick<Train, 'trainInfoId' | 'lineType'> & { lineId?: number };

/** Query of the booking form: the order whose values it starts with. */
export const COPIED_ORDER = 'copy';

/** `copy` = order to book again; `order` = draft's number; `isSuggested` = alternative train. */
export function bookingPath(
  train: BookedTrain,
  { order = NEW_ORDER, isSuggested = false, copy }: { order?: string; isSuggested?: boolean; copy?: string } = {},
): string {
  const suggested = isSuggested ? '1' : '0';
  const query = copy === undefined ? '' : `?${COPIED_ORDER}=${encodeURIComponent(copy)}`;
  return `/bookingSpace/${train.trainInfoId}/${train.lineId ?? 0}/${train.lineType}/${encodeURIComponent(order)}/${suggested}${query}`;
}

/** Also the target of messages (portal 2.6). */
export function orderPath(orderBigNo: string): string {
  return `/bookingDetail/${encodeURIComponent(orderBigNo)}/0`;
}

export function tracePath(number: string): string {
  return `/queryTrace?number=${encodeURIComponent(number)}`;
}
