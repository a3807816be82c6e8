import type { Train } from '../../train/wire.ts';

/** `:order` of a booking that is not yet a draft of the server. */
export const NEW_ORDER = '0';

export const TRAINS_PATH = '/planyleList';
export const ORDERS_PATH = '/bookingList';
export const CONFIRMATION_PATH = '/confirmation';

/** The line may be left out where it is not known; the form learns it from the train. */
type BookedTrain = Pick<Train, 'trainInfoId' | 'lineType'> & { lineId?: number };

/** The booking form of a train; `order` is a draft's number, `isSuggested` an alternative we proposed. */
export function bookingPath(
  train: BookedTrain,
  { order = NEW_ORDER, isSuggested = false }: { order?: string; isSuggested?: boolean } = {},
): string {
  const suggested = isSuggested ? '1' : '0';
  return `/bookingSpace/${train.trainInfoId}/${train.lineId ?? 0}/${train.lineType}/${encodeURIComponent(order)}/${suggested}`;
}

/** An order's own page; the message centre leads to the same place (portal 2.6). */
export function orderPath(orderBigNo: string): string {
  return `/bookingDetail/${encodeURIComponent(orderBigNo)}/0`;
}

/** Public tracking of an order or container. */
export function tracePath(number: string): string {
  return `/queryTrace?number=${encodeURIComponent(number)}`;
}
