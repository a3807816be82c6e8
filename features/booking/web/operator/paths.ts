import { queryOf } from '../../../../platform/web/widgets/list/listAddress.ts';

export const QUEUE_PATH = '/operation/bookings';
export const TRAIN_PLANS_PATH = '/operation/trains';

/** The parameter by which the queue's address names the order whose drawer is open. */
export const OPEN_ORDER = 'order';

/** Bookings of a train that wait for an answer, longest waiting first. */
export function queueOfTrainPath(trainNo: string): string {
  return `${QUEUE_PATH}?${queryOf({ status: 'submitted', trainNo, ...LONGEST_WAITING_FIRST })}`;
}

export const LONGEST_WAITING_FIRST = { orderByColumn: 'submitTime', isAsc: 'ascending' } as const;

/** Who has how much space on a train. */
export function loadPlanPath(trainInfoId: number): string {
  return `/operation/loadPlan?trainInfoId=${trainInfoId}`;
}

/** The dispatcher's page of a train. */
export function trackingPath(trainInfoId: number): string {
  return `/operation/tracking?trainInfoId=${trainInfoId}`;
}

/** The same with the dialog open in which the train's departure is recorded. */
export function departPath(trainInfoId: number): string {
  return `${trackingPath(trainInfoId)}&depart=1`;
}
