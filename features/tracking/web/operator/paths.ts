export const TRACKING_PATH = '/operation/tracking';

/** The dispatcher's page of one train. */
export function followPath(trainInfoId: number): string {
  return `${TRACKING_PATH}?trainInfoId=${trainInfoId}`;
}
