import type { LonLat } from './landCoding.ts';

export interface Area {
  west: number;
  east: number;
  south: number;
  north: number;
}

interface Edge {
  isInside: (point: LonLat) => boolean;
  cross: (from: LonLat, to: LonLat) => LonLat;
}

const crossAtLongitude =
  (limit: number) =>
  (from: LonLat, to: LonLat): LonLat => {
    const share = (limit - from[0]) / (to[0] - from[0]);
    return [limit, from[1] + share * (to[1] - from[1])];
  };

const crossAtLatitude =
  (limit: number) =>
  (from: LonLat, to: LonLat): LonLat => {
    const share = (limit - from[1]) / (to[1] - from[1]);
    return [from[0] + share * (to[0] - from[0]), limit];
  };

const edgesOf = (area: Area): Edge[] => [
  { isInside: (point) => point[0] >= area.west, cross: crossAtLongitude(area.west) },
  { isInside: (point) => point[0] <= area.east, cross: crossAtLongitude(area.east) },
  { isInside: (point) => point[1] >= area.south, cross: crossAtLatitude(area.south) },
  { isInside: (point) => point[1] <= area.north, cross: crossAtLatitude(area.north) },
];

function clipRingAtEdge(ring: readonly LonLat[], edge: Edge): LonLat[] {
  const kept: LonLat[] = [];
  ring.forEach((point, at) => {
    const before = ring.at(at - 1) ?? point;
    const isInside = edge.isInside(point);
    if (isInside !== edge.isInside(before)) kept.push(edge.cross(before, point));
    if (isInside) kept.push(point);
  });
  return kept;
}

/** In degrees: a straight cut has to follow its parallel, not a great circle. */
const CUT_STEP = 2;

function followParallels(ring: readonly LonLat[]): LonLat[] {
  return ring.flatMap((point, at) => {
    const before = ring[at - 1];
    if (!before) return [point];
    const steps = Math.ceil(Math.abs(point[0] - before[0]) / CUT_STEP);
    return Array.from({ length: Math.max(1, steps) }, (_, step): LonLat => {
      const share = (step + 1) / Math.max(1, steps);
      return [before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])];
    });
  });
}

/** Continuous longitudes beyond ±180°, for planar clipping. */
function unrolled(ring: readonly LonLat[]): LonLat[] {
  let turn = 0;
  return ring.map(([longitude, latitude], at) => {
    const step = longitude - (ring[at - 1]?.[0] ?? longitude);
    if (step > 180) turn -= 360;
    if (step < -180) turn += 360;
    return [longitude + turn, latitude];
  });
}

/** Parts of a ring inside the area; ±360° too, for rings across the date line (Chukotka). */
export function clipRing(ring: readonly LonLat[], area: Area): LonLat[][] {
  const open = unrolled(ring).slice(0, -1);
  return [-360, 0, 360].flatMap((turn) => {
    const turned = open.map(([longitude, latitude]): LonLat => [longitude + turn, latitude]);
    const clipped = edgesOf(area).reduce<readonly LonLat[]>(clipRingAtEdge, turned);
    const first = clipped[0];
    return first && clipped.length >= 3 ? [followParallels([...clipped, first])] : [];
  });
}

function clipLineAtEdge(line: readonly LonLat[], edge: Edge): LonLat[][] {
  const pieces: LonLat[][] = [];
  let piece: LonLat[] = [];
  line.forEach((point, at) => {
    const before = line[at - 1];
    const isInside = edge.isInside(point);
    if (before && isInside !== edge.isInside(before)) piece.push(edge.cross(before, point));
    if (isInside) piece.push(point);
    if (isInside || piece.length === 0) return;
    pieces.push(piece);
    piece = [];
  });
  return piece.length > 0 ? [...pieces, piece] : pieces;
}

export function clipLine(line: readonly LonLat[], area: Area): LonLat[][] {
  return edgesOf(area)
    .reduce<LonLat[][]>((pieces, edge) => pieces.flatMap((piece) => clipLineAtEdge(piece, edge)), [[...line]])
    .filter((piece) => piece.length > 1);
}
