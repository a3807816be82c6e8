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

/** Twice the signed area of a closed ring in square degrees; its sign says which side is land. */
const turningArea = (ring: readonly LonLat[]): number =>
  ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[at + 1] ?? ring[0] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

/**
 * A closed ring thinned; null when nothing to be seen is left of it. A sliver may turn inside out when it loses
 * points, and on a sphere an island turned inside out is a world without seas, so such a ring is left out.
 */
export function thinRing(ring: readonly LonLat[], step: number): LonLat[] | null {
  const thin = thinLine(ring, step);
  const area = turningArea(thin);
  const isTurned = Math.sign(area) !== Math.sign(turningArea(ring));
  return thin.length < 4 || isTurned || Math.abs(area) < step * step ? null : thin;
}

/** Polygons thinned; islands and lakes too small to be seen are gone. */
export function thinPolygons(polygons: readonly LonLat[][][], step: number): LonLat[][][] {
  return polygons.flatMap(([coast = [], ...lakes]) => {
    const thinCoast = thinRing(coast, step);
    if (!thinCoast) return [];
    return [[thinCoast, ...lakes.map((lake) => thinRing(lake, step)).filter((lake) => lake !== null)]];
  });
}
