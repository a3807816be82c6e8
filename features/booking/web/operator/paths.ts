import { queryOf } from '../../../../platform/web/widgets/list/listAddress.ts';

export const QUEUE_PATH = '/operation/bookings';
export const TRAIN_PLANS_PATH = '/operation/trains';

/** URL parameter of the open drawer. */
export const OPEN_ORDER = 'order';

export function queueOfTrainPath(trainNo: string): string {
  return `${QUEUE_PATH}?${queryOf({ status: 'submitted', trainNo, ...LONGEST_WAITING_FIRST })}`;
}

export const LONGEST_WAITING_FIRST = { orderByColumn: 'submitTime', isAsc: 'ascending' } as const;

export function loadPlanPath(trainInfoId: number): string {
  return `/operation/loadPlan?trainInfoId=${trainInfoId}`;
}
