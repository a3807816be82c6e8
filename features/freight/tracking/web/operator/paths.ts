import { pathTo } from '../../../../../platform/wire/pathTo.ts';
import { trackingPage } from '../../pages.ts';

export function trainTrackingPath(trainInfoId: number): string {
  return pathTo(trackingPage, { trainInfoId });
}

/** URL parameter of the open departure dialog. */
export const DEPART = 'depart';

export function departPath(trainInfoId: number): string {
  return pathTo(trackingPage, { trainInfoId, [DEPART]: 1 });
}

/** URL parameter of the open event dialog. */
export const RECORD = 'record';

export function recordPath(trainInfoId: number): string {
  return pathTo(trackingPage, { trainInfoId, [RECORD]: 1 });
}
