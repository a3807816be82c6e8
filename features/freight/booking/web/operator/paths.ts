import { pathTo } from '../../../../../platform/wire/pathTo.ts';
import { loadPlanPage, reviewQueuePage } from '../../pages.ts';

/** URL parameter of the open drawer. */
export const OPEN_ORDER = 'order';

export function queueOfTrainPath(trainNo: string): string {
  return pathTo(reviewQueuePage, { status: 'submitted', trainNo, ...LONGEST_WAITING_FIRST });
}

export const LONGEST_WAITING_FIRST = { orderByColumn: 'submitTime', isAsc: 'ascending' } as const;

export function loadPlanPath(trainInfoId: number): string {
  return pathTo(loadPlanPage, { trainInfoId });
}
