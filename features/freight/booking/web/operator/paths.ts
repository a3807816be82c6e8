import { queryOf } from '../../../../../platform/web/widgets/list/listAddress.ts';
import { loadPlanPage, reviewQueuePage } from '../../pages.ts';

/** URL parameter of the open drawer. */
export const OPEN_ORDER = 'order';

export function queueOfTrainPath(trainNo: string): string {
  return `${reviewQueuePage.path}?${queryOf({ status: 'submitted', trainNo, ...LONGEST_WAITING_FIRST })}`;
}

export const LONGEST_WAITING_FIRST = { orderByColumn: 'submitTime', isAsc: 'ascending' } as const;

export function loadPlanPath(trainInfoId: number): string {
  return `${loadPlanPage.path}?trainInfoId=${trainInfoId}`;
}
