export const TRACKING_PATH = '/operation/tracking';

export function trainTrackingPath(trainInfoId: number): string {
  return `${TRACKING_PATH}?trainInfoId=${trainInfoId}`;
}
