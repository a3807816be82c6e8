import type { LonLat } from './landCoding.ts';

/** Points closer together than this many pixels look like one. */
const SMALLEST_STEP = 0.7;

/** Degrees that are not seen at a scale of so many pixels per radian. */
export const unseenDegrees = (pixelsPerRadian: number): number =>
  ((SMALLEST_STEP / pixelsPerRadian) * 180) / Math.PI;

/** The line without points that are nearer than `step` degrees to the last one kept; its ends always stay. */
export function thinLine(line: readonly LonLat[], step: number): LonLat[] {
  const kept: LonLat[] = [];
  let last: LonLat | undefined;
  line.forEach((point, at) => {
    const isEnd = at === line.length - 1;
    const isNear = last && Math.abs(point[0] - last[0]) < step && Math.abs(point[1] - last[1]) < step;
    if (isNear && !isEnd) return;
    kept.push(point);
    last = point;
  });
  return kept;
}
