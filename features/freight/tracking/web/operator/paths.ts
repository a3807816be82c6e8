export const TRACKING_PATH = '/operation/tracking';

export function trainTrackingPath(trainInfoId: number): string {
  return `${TRACKING_PATH}?trainInfoId=${trainInfoId}`;
}

/** URL parameter of the open departure dialog. */
export const DEPART = 'depart';

export function departPath(trainInfoId: number): string {
  return `${trainTrackingPath(trainInfoId)}&${DEPART}=1`;
}

/** URL parameter of the open event dialog. */
export const RECORD = 'record';

export function recordPath(trainInfoId: number): string {
  return `${trainTrackingPath(trainInfoId)}&${RECORD}=1`;
}
