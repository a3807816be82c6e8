export const TRACKING_PATH = '/operation/tracking';

export function followPath(trainInfoId: number): string {
  return `${TRACKING_PATH}?trainInfoId=${trainInfoId}`;
}
