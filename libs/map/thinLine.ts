import type { LonLat } from './landCoding.ts';

const SMALLEST_STEP = 0.7;

/** Smallest visible distance in degrees. */
export const subpixelDegrees = (pixelsPerRadian: number): number => ((SMALLEST_STEP / pixelsPerRadian) * 180) / Math.PI;

/** Drops points nearer than `step` degrees to the previous one; the ends stay. */
export function thinLine(line: readonly LonLat[], step: number): LonLat[] {
  const thinned: LonLat[] = [];
  let last: LonLat | undefined;
  line.forEach((point, at) => {
    const isEnd = at === line.length - 1;
    const isNear = last && Math.abs(point[0] - last[0]) < step && Math.abs(point[1] - last[1]) < step;
    if (isNear && !isEnd) return;
    thinned.push(point);
    last = point;
  });
  return thinned;
}

/** Twice the signed area in square degrees; the sign is the winding. */
const signedArea = (ring: readonly LonLat[]): number =>
  ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[at + 1] ?? ring[0] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

/** Thinned ring; null when too small or when its winding flipped, which would fill the rest of the sphere. */
function thinRing(ring: readonly LonLat[], step: number): LonLat[] | null {
  const thin = thinLine(ring, step);
  const area = signedArea(thin);
  const isInverted = Math.sign(area) !== Math.sign(signedArea(ring));
  return thin.length < 4 || isInverted || Math.abs(area) < step * step ? null : thin;
}

/** Thinned coast and lakes; null when too small. */
export function thinPolygon([coast = [], ...lakes]: readonly LonLat[][], step: number): LonLat[][] | null {
  const thinCoast = thinRing(coast, step);
  if (!thinCoast) return null;
  return [thinCoast, ...lakes.map((lake) => thinRing(lake, step)).filter((lake) => lake !== null)];
}
