import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { loadPlanPage, orderPage, ordersPage, reviewQueuePage } from '../../../freight/booking/pages.ts';
import type { OrderStatus } from '../../../freight/booking/states.ts';
import { tracePage } from '../../../freight/tracking/pages.ts';
import { timetablePage, trainPage, trainPlansPage } from '../../../freight/train/pages.ts';

export const TIMETABLE_PATH = timetablePage.path;
export const TRAIN_PLANS_PATH = trainPlansPage.path;

export function orderPath(orderBigNo: string): string {
  return pathTo(orderPage, { orderBigNo, type: 0 });
}

export function ordersPath(status: OrderStatus): string {
  return pathTo(ordersPage, { status });
}

export function trainPath(trainInfoId: number): string {
  return pathTo(trainPage, { trainInfoId });
}

/** Public tracing by container or order number. */
export function tracePath(number: string): string {
  return pathTo(tracePage, { number });
}

export function loadPlanPath(trainInfoId: number): string {
  return pathTo(loadPlanPage, { trainInfoId });
}

/** Submitted bookings, the longest waiting first; `order` opens beside the list. */
export function queuePath(order?: string): string {
  const sequence = { orderByColumn: 'submitTime', isAsc: 'ascending' };
  return pathTo(reviewQueuePage, { status: 'submitted', ...sequence, order });
}

/** Days as `yyyy-MM-dd`. */
export function plansPath(dateFrom: string, dateTo: string): string {
  return pathTo(trainPlansPage, { dateFrom, dateTo });
}
