import { geoDistance, geoInterpolate } from 'd3-geo';
import type { LonLat } from './landCoding.ts';
import type { GeoPoint } from './mapProps.ts';

type Vector = readonly [number, number, number];

const RADIANS = Math.PI / 180;

/** Degrees between points of a curve. */
const CURVE_STEP = 0.4;

/** Above this a line is a recorded track and is not smoothed. */
const TRACK_POINTS = 300;

const toLonLat = (point: GeoPoint): LonLat => [point.longitude, point.latitude];

function toVector([longitude, latitude]: LonLat): Vector {
  const [l, p] = [longitude * RADIANS, latitude * RADIANS];
  return [Math.cos(p) * Math.cos(l), Math.cos(p) * Math.sin(l), Math.sin(p)];
}

function toPoint([x, y, z]: Vector): LonLat {
  return [Math.atan2(y, x) / RADIANS, Math.atan2(z, Math.hypot(x, y)) / RADIANS];
}

const mix = (one: Vector, other: Vector, share: number): Vector => [
  one[0] + share * (other[0] - one[0]),
  one[1] + share * (other[1] - one[1]),
  one[2] + share * (other[2] - one[2]),
];

const knot = (one: Vector, other: Vector) =>
  Math.sqrt(Math.hypot(other[0] - one[0], other[1] - one[1], other[2] - one[2])) || 1e-6;

/** Centripetal Catmull-Rom between `from` and `to` (Barry and Goldman's pyramid): no loops or overshoot. */
function curvePoint(before: Vector, from: Vector, to: Vector, after: Vector, share: number): Vector {
  const t1 = knot(before, from);
  const t2 = t1 + knot(from, to);
  const t3 = t2 + knot(to, after);
  const t = t1 + share * (t2 - t1);
  const a1 = mix(before, from, t / t1);
  const a2 = mix(from, to, (t - t1) / (t2 - t1));
  const a3 = mix(to, after, (t - t2) / (t3 - t2));
  const b1 = mix(a1, a2, t / t2);
  const b2 = mix(a2, a3, (t - t1) / (t3 - t1));
  return mix(b1, b2, (t - t1) / (t2 - t1));
}

/** Reflection of `next` at `from`, so that a curve starts straight. */
const mirrored = (from: Vector, next: Vector) => mix(from, next, -1);

function withoutRepeats(points: readonly GeoPoint[]): LonLat[] {
  return points.map(toLonLat).filter((point, at, all) => at === 0 || geoDistance(point, all[at - 1] ?? point) > 1e-9);
}

function curveOfLeg(stations: readonly LonLat[], leg: number): LonLat[] {
  const start = stations[leg];
  const end = stations[leg + 1];
  if (!start || !end) return [];
  const [from, to] = [toVector(start), toVector(end)];
  const previous = stations[leg - 1];
  const next = stations[leg + 2];
  const before = previous ? toVector(previous) : mirrored(from, to);
  const after = next ? toVector(next) : mirrored(to, from);
  const steps = Math.max(6, Math.ceil(geoDistance(start, end) / RADIANS / CURVE_STEP));
  const inner = Array.from({ length: steps - 1 }, (_, step) =>
    toPoint(curvePoint(before, from, to, after, (step + 1) / steps)),
  );
  return [start, ...inner, end];
}

/** Cache of legs by station pair, so lines over the same tracks coincide. */
export type DrawnLegs = Map<string, LonLat[]>;

const legKey = (from: LonLat | undefined, to: LonLat | undefined) => `${from?.join()} ${to?.join()}`;

/** One curve per leg, both stations included. Takes legs from `drawn` in either direction; adds new ones. */
export function routeLegs(points: readonly GeoPoint[], drawn: DrawnLegs = new Map()): LonLat[][] {
  const stations = withoutRepeats(points);
  const isTrack = stations.length > TRACK_POINTS;
  return stations.slice(1).map((to, leg) => {
    const from = stations[leg];
    const known = drawn.get(legKey(from, to)) ?? drawn.get(legKey(to, from))?.toReversed();
    const line = known ?? (isTrack ? stations.slice(leg, leg + 2) : curveOfLeg(stations, leg));
    drawn.set(legKey(from, to), line);
    return line;
  });
}

export const wholeLine = (legs: readonly LonLat[][]): LonLat[] =>
  legs.flatMap((leg, at) => (at === 0 ? leg : leg.slice(1)));

const lengthOf = (line: readonly LonLat[]) =>
  line.reduce((sum, point, at) => sum + geoDistance(line[at - 1] ?? point, point), 0);

/** Splits a line at a share (0..1) of its length; both parts hold the cut. */
function cutAt(line: readonly LonLat[], share: number): [LonLat[], LonLat[]] {
  let left = lengthOf(line) * share;
  for (let at = 1; at < line.length; at += 1) {
    const [from, to] = [line[at - 1], line[at]];
    if (!from || !to) break;
    const step = geoDistance(from, to);
    if (left <= step) {
      const cut = geoInterpolate(from, to)(step === 0 ? 0 : left / step);
      return [
        [...line.slice(0, at), cut],
        [cut, ...line.slice(at)],
      ];
    }
    left -= step;
  }
  return [[...line], []];
}

/** `fraction` (0..1) of the great circles between stations: a train in a station is drawn exactly there. */
export function splitLegs(legs: readonly LonLat[][], fraction: number): { travelled: LonLat[]; remaining: LonLat[] } {
  if (fraction <= 0) return { travelled: [], remaining: wholeLine(legs) };
  const lengths = legs.map((leg) => geoDistance(leg[0] ?? [0, 0], leg.at(-1) ?? [0, 0]));
  let left = lengths.reduce((sum, length) => sum + length, 0) * fraction;
  for (const [at, leg] of legs.entries()) {
    const length = lengths[at] ?? 0;
    if (left < length) {
      const [done, toCome] = cutAt(leg, left / length);
      return {
        travelled: wholeLine([...legs.slice(0, at), done]),
        remaining: wholeLine([toCome, ...legs.slice(at + 1)]),
      };
    }
    left -= length;
  }
  return { travelled: wholeLine(legs), remaining: [] };
}

/** In degrees; snapping radius. */
const SNAP_DISTANCE = 1.2;

/** Nearest line point within the radius, else the position itself. */
export function onNearestLine(position: GeoPoint, lines: readonly LonLat[][]): LonLat {
  const here = toLonLat(position);
  let nearest = here;
  let shortest = SNAP_DISTANCE * RADIANS;
  for (const point of lines.flat()) {
    const distance = geoDistance(here, point);
    if (distance < shortest) [nearest, shortest] = [point, distance];
  }
  return nearest;
}
