/** Inside of a container. Lengths in cm: x from the front wall to the door, y from the left wall, z from the floor. */
export interface Hold {
  length: number;
  width: number;
  height: number;
  /** kg */
  payload: number;
  /** kg on a metre of its length */
  lineLoad: number;
}

/** One piece of cargo; lengths in cm, weight in kg. */
export interface Piece {
  key: string;
  length: number;
  width: number;
  height: number;
  weight: number;
  carriesOthers: boolean;
  /** may stand with its length across the container; never on its side */
  isTurnable: boolean;
}

/** Where a piece stands: its corner nearest to front wall, left wall and floor. */
export interface Place {
  key: string;
  hold: number;
  x: number;
  y: number;
  z: number;
  isTurned: boolean;
}

/** A piece that stands somewhere: the space that it takes. */
export interface Standing {
  piece: Piece;
  x: number;
  y: number;
  z: number;
  length: number;
  width: number;
  height: number;
}

export const standingAt = (piece: Piece, { x, y, z, isTurned }: Omit<Place, 'key' | 'hold'>): Standing => ({
  piece,
  x,
  y,
  z,
  length: isTurned ? piece.width : piece.length,
  width: isTurned ? piece.length : piece.width,
  height: piece.height,
});

/** Of the base of a piece, at least, that stands on the floor or on others. */
const SUPPORTED_SHARE = 0.7;

const overlap = (from: number, size: number, otherFrom: number, otherSize: number) =>
  Math.min(from + size, otherFrom + otherSize) - Math.max(from, otherFrom);

/** cm² that two pieces share seen from above; 0 where they are apart. */
export const sharedBase = (one: Standing, other: Standing): number =>
  Math.max(0, overlap(one.x, one.length, other.x, other.length)) *
  Math.max(0, overlap(one.y, one.width, other.y, other.width));

export const areInEachOther = (one: Standing, other: Standing): boolean =>
  overlap(one.z, one.height, other.z, other.height) > 0 && sharedBase(one, other) > 0;

export const isInside = ({ x, y, z, length, width, height }: Standing, hold: Hold): boolean =>
  x >= 0 && y >= 0 && z >= 0 && x + length <= hold.length && y + width <= hold.width && z + height <= hold.height;

/** Those on which a piece stands. */
export const beneath = (one: Standing, others: readonly Standing[]): Standing[] =>
  others.filter((other) => other !== one && other.z + other.height === one.z && sharedBase(one, other) > 0);

/** Whether enough of its base stands on the floor or on others. */
export function isSupported(one: Standing, others: readonly Standing[]): boolean {
  if (one.z === 0) return true;
  const held = beneath(one, others).reduce((sum, other) => sum + sharedBase(one, other), 0);
  return held >= SUPPORTED_SHARE * one.length * one.width;
}

/** Centre of gravity in cm, and the sum of the weights; undefined for an empty container. */
export function centreOf(all: readonly Standing[]): { x: number; y: number; z: number; weight: number } | undefined {
  const weight = all.reduce((sum, { piece }) => sum + piece.weight, 0);
  if (weight === 0) return undefined;
  const mean = (middle: (one: Standing) => number) =>
    all.reduce((sum, one) => sum + middle(one) * one.piece.weight, 0) / weight;
  return {
    x: mean(({ x, length }) => x + length / 2),
    y: mean(({ y, width }) => y + width / 2),
    z: mean(({ z, height }) => z + height / 2),
    weight,
  };
}

/** Height at which a piece comes to rest: on the highest of the others below it, or on the floor. */
export const restingHeight = (one: Standing, others: readonly Standing[]): number =>
  Math.max(0, ...others.filter((other) => sharedBase(one, other) > 0).map(({ z, height }) => z + height));

/** cm within which an edge is drawn to another one. */
const SNAP = 6;

/** Inside the walls, and along the edges of walls and neighbours that are near. */
export function snapped(one: Standing, others: readonly Standing[], hold: Hold): { x: number; y: number } {
  const along = (at: number, size: number, room: number, edges: readonly number[]) => {
    const inside = Math.max(0, Math.min(Math.round(at), room - size));
    const places = [0, room - size, ...edges, ...edges.map((edge) => edge - size)].filter(
      (edge) => edge >= 0 && edge + size <= room && Math.abs(edge - inside) <= SNAP,
    );
    return places.sort((near, far) => Math.abs(near - inside) - Math.abs(far - inside))[0] ?? inside;
  };
  return {
    x: along(
      one.x,
      one.length,
      hold.length,
      others.flatMap(({ x, length }) => [x, x + length]),
    ),
    y: along(
      one.y,
      one.width,
      hold.width,
      others.flatMap(({ y, width }) => [y, y + width]),
    ),
  };
}
