import { queryOf } from '../../../../platform/web/widgets/list/listAddress.ts';
import { loadPlanPage, ordersPage, reviewQueuePage } from '../../../freight/booking/pages.ts';
import type { OrderStatus } from '../../../freight/booking/states.ts';
import { timetablePage, trainPage, trainPlansPage } from '../../../freight/train/pages.ts';
import type { Train } from '../../../freight/train/wire.ts';

export const TIMETABLE_PATH = timetablePage.path;
export const TRAIN_PLANS_PATH = trainPlansPage.path;

export function orderPath(orderBigNo: string): string {
  return `/bookingDetail/${encodeURIComponent(orderBigNo)}/0`;
}

export function ordersPath(status: OrderStatus): string {
  return `${ordersPage.path}?${queryOf({ status })}`;
}

/** Booking form of a train (portal 2.2). */
export function bookingPath(train: Pick<Train, 'trainInfoId' | 'lineId' | 'lineType'>): string {
  return `/bookingSpace/${train.trainInfoId}/${train.lineId}/${train.lineType}/0/0`;
}

export function trainPath(trainInfoId: number): string {
  return `${trainPage.path}?trainInfoId=${trainInfoId}`;
}

/** Public tracing by container or order number. */
export function tracePath(number: string): string {
  return `/queryTrace?${queryOf({ number })}`;
}

export function loadPlanPath(trainInfoId: number): string {
  return `${loadPlanPage.path}?trainInfoId=${trainInfoId}`;
}

/** Submitted bookings, the longest waiting first; `order` opens beside the list. */
export function queuePath(order?: string): string {
  const sequence = { orderByColumn: 'submitTime', isAsc: 'ascending' };
  return `${reviewQueuePage.path}?${queryOf({ status: 'submitted', ...sequence, order })}`;
}

/** Days as `yyyy-MM-dd`. */
export function plansPath(dateFrom: string, dateTo: string): string {
  return `${TRAIN_PLANS_PATH}?${queryOf({ dateFrom, dateTo })}`;
}
