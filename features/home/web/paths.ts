import { queryOf } from '../../../platform/web/widgets/list/listAddress.ts';
import type { OrderStatus } from '../../booking/states.ts';
import type { Train } from '../../train/wire.ts';

export const TIMETABLE_PATH = '/planyleList';
export const TRAIN_PLANS_PATH = '/operation/trains';

/** An own order's page. */
export function orderPath(orderBigNo: string): string {
  return `/bookingDetail/${encodeURIComponent(orderBigNo)}/0`;
}

/** The own orders in one status. */
export function ordersPath(status: OrderStatus): string {
  return `/bookingList?${queryOf({ status })}`;
}

/** The booking form of a train (portal 2.2). */
export function bookingPath(train: Pick<Train, 'trainInfoId' | 'lineId' | 'lineType'>): string {
  return `/bookingSpace/${train.trainInfoId}/${train.lineId}/${train.lineType}/0/0`;
}

/** A train's own page. */
export function trainPath(trainInfoId: number): string {
  return `/plandetail?trainInfoId=${trainInfoId}`;
}

/** Where a container or the containers of an order are, for everyone. */
export function tracePath(number: string): string {
  return `/queryTrace?${queryOf({ number })}`;
}

/** Who has how much space on a train. */
export function loadPlanPath(trainInfoId: number): string {
  return `/operation/loadPlan?trainInfoId=${trainInfoId}`;
}

/** Bookings to review, the longest waiting first; with one of them open beside the list, if named. */
export function queuePath(order?: string): string {
  const sequence = { orderByColumn: 'submitTime', isAsc: 'ascending' };
  return `/operation/bookings?${queryOf({ status: 'submitted', ...sequence, order })}`;
}

/** Train plans of the days from and to, `yyyy-MM-dd`. */
export function plansPath(dateFrom: string, dateTo: string): string {
  return `${TRAIN_PLANS_PATH}?${queryOf({ dateFrom, dateTo })}`;
}
