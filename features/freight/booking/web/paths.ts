import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { TRACE } from '../../../people/account/laterPages.ts';
import { timetablePage } from '../../train/pages.ts';
import type { Train } from '../../train/wire.ts';
import { bookingFormPage, confirmationPage, orderPage, ordersPage } from '../pages.ts';

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
  const { trainInfoId, lineId = 0, lineType: ltype } = train;
  const form = { trainInfoId, lineId, ltype, order, trainPlanSuggest: isSuggested ? 1 : 0 };
  return pathTo(bookingFormPage, form, { [COPIED_ORDER]: copy });
}

/** Also the target of messages (portal 2.6). */
export function orderPath(orderBigNo: string): string {
  return pathTo(orderPage, { orderBigNo, type: 0 });
}

export function tracePath(number: string): string {
  return pathTo(TRACE, { number });
}
