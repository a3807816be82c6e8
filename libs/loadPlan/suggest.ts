import {
  areInEachOther,
  beneath,
  centreOf,
  type Hold,
  isInside,
  isSupported,
  type Piece,
  type Place,
  type Standing,
  standingAt,
} from './load.ts';

interface Loaded {
  hold: Hold;
  standing: Standing[];
  places: Place[];
  weight: number;
  /** corners at which a piece may come to stand */
  corners: Corner[];
}

interface Corner {
  x: number;
  y: number;
  z: number;
}

const volumeOf = ({ length, width, height }: Piece) => length * width * height;
const baseOf = ({ length, width }: Piece) => length * width;

type Order = (one: Piece, other: Piece) => number;

/** What carries others stands below; of these, the largest by one measure or another first, equal ones together. */
const ORDERS: readonly Order[] = [
  (one, other) => baseOf(other) - baseOf(one) || other.height - one.height,
  (one, other) => volumeOf(other) - volumeOf(one) || other.length - one.length,
  (one, other) => other.height - one.height || baseOf(other) - baseOf(one),
  (one, other) => other.length - one.length || other.width - one.width || other.height - one.height,
  (one, other) => other.width - one.width || other.length - one.length || other.height - one.height,
];

/** Further tries, each with some kinds of pieces moved forward; fewer of many pieces. */
const triesFor = (pieces: number) => Math.min(15, Math.ceil(1_200 / Math.max(1, pieces)));

/**
 * Suggests where pieces stand: each in the first corner, from the front wall on, where it is inside, carried and within
 * the payload, for several orders of the pieces; the order that leaves least behind wins. Pieces that find no place are
 * left out. Equal loads get equal plans.
 */
export function suggestPlaces(holds: readonly Hold[], pieces: readonly Piece[]): Place[] {
  let best: { places: Place[]; volume: number } = { places: [], volume: -1 };
  const volumes = new Map(pieces.map((piece) => [piece.key, volumeOf(piece)]));
  for (const sorted of ordersOf(pieces)) {
    const places = fill(holds, sorted);
    const volume = places.reduce((sum, { key }) => sum + (volumes.get(key) ?? 0), 0);
    if (volume > best.volume) best = { places, volume };
    if (places.length === pieces.length) break;
  }
  return best.places;
}

function* ordersOf(pieces: readonly Piece[]): Generator<Piece[]> {
  const strongFirst =
    (order: Order): Order =>
    (one, other) =>
      Number(other.carriesOthers) - Number(one.carriesOthers) || order(one, other);
  for (const order of ORDERS) yield pieces.toSorted(strongFirst(order));
  const random = lehmer(pieces.length + 1);
  for (let tried = 0; tried < triesFor(pieces.length); tried += 1) {
    const weights = new Map<string, number>();
    const rankOf = (piece: Piece) => {
      const kind = `${piece.length} ${piece.width} ${piece.height}`;
      const known = weights.get(kind) ?? baseOf(piece) * (0.4 + random());
      weights.set(kind, known);
      return known;
    };
    yield pieces.toSorted(strongFirst((one, other) => rankOf(other) - rankOf(one)));
  }
}

/** Repeatable numbers from 0 to 1 (Lehmer). */
function lehmer(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function fill(holds: readonly Hold[], pieces: readonly Piece[]): Place[] {
  const all = holds.map(
    (hold): Loaded => ({ hold, standing: [], places: [], weight: 0, corners: [{ x: 0, y: 0, z: 0 }] }),
  );
  for (const piece of pieces) all.some((loaded, index) => put(loaded, index, piece));
  return all.flatMap(centred);
}

const turnsOf = ({ isTurnable, length, width }: Piece) => (isTurnable && length !== width ? [false, true] : [false]);

/** Puts a piece into the first corner that takes it; false where none does. */
function put(loaded: Loaded, hold: number, piece: Piece): boolean {
  if (loaded.weight + piece.weight > loaded.hold.payload) return false;
  for (const corner of loaded.corners) {
    const turns = turnsOf(piece)
      .map((isTurned) => ({ isTurned, one: standingAt(piece, { ...corner, isTurned }) }))
      .filter(({ one }) => fits(loaded, one))
      // along the wall first: what takes less of the length
      .sort(({ one }, { one: other }) => one.length - other.length);
    const [first] = turns;
    if (first === undefined) continue;
    const { one, isTurned } = first;
    loaded.standing.push(one);
    loaded.places.push({ key: piece.key, hold, ...corner, isTurned });
    loaded.weight += piece.weight;
    loaded.corners = cornersAfter(loaded, corner, one);
    return true;
  }
  return false;
}

function fits({ hold, standing }: Loaded, one: Standing): boolean {
  if (!isInside(one, hold) || standing.some((other) => areInEachOther(one, other))) return false;
  return isSupported(one, standing) && beneath(one, standing).every(({ piece }) => piece.carriesOthers);
}

/** From the front wall on, from the floor up. */
const inOrder = (one: Corner, other: Corner) => one.x - other.x || one.z - other.z || one.y - other.y;

function cornersAfter({ hold, corners, standing }: Loaded, taken: Corner, one: Standing): Corner[] {
  const { x, y, z, length, width, height } = one;
  const made = [
    { x: x + length, y, z },
    { x, y: y + width, z },
    { x, y, z: z + height },
    // down to the floor, and to the front or the left until something stands there
    ...(z > 0
      ? [
          { x: x + length, y, z: 0 },
          { x, y: y + width, z: 0 },
        ]
      : []),
    { x: slid(one, standing, 'x'), y: y + width, z },
    { x: x + length, y: slid(one, standing, 'y'), z },
  ];
  const known = new Set<string>();
  const free = made.filter((corner) => isOpen(corner, hold) && !standing.some((other) => covers(other, corner)));
  return [...corners.filter((corner) => corner !== taken && !covers(one, corner)), ...free]
    .sort(inOrder)
    .filter((corner) => {
      const name = `${corner.x} ${corner.y} ${corner.z}`;
      if (known.has(name)) return false;
      known.add(name);
      return true;
    });
}

const isOpen = ({ x, y, z }: Corner, { length, width, height }: Hold) => x < length && y < width && z < height;

/** Whether a piece that begins at a corner would begin in another one. */
const covers = ({ x, y, z, length, width, height }: Standing, at: Corner) =>
  at.x >= x && at.x < x + length && at.y >= y && at.y < y + width && at.z >= z && at.z < z + height;

/** How far a corner beside a piece slides back along an axis. */
function slid({ x, y, z, length, width }: Standing, standing: readonly Standing[], axis: 'x' | 'y'): number {
  const ends = standing.flatMap((other) => {
    const isAtHeight = other.z <= z && other.z + other.height > z;
    if (!isAtHeight) return [];
    if (axis === 'x') {
      const edge = y + width;
      return other.y <= edge && other.y + other.width > edge && other.x + other.length <= x
        ? [other.x + other.length]
        : [];
    }
    const edge = x + length;
    return other.x <= edge && other.x + other.length > edge && other.y + other.width <= y
      ? [other.y + other.width]
      : [];
  });
  return Math.max(0, ...ends);
}

/** The whole load moved towards the middle, as far as the walls let it. */
function centred({ hold, standing, places }: Loaded): Place[] {
  const centre = centreOf(standing);
  if (centre === undefined) return places;
  const free = (size: number, ends: readonly number[]) => size - Math.max(...ends);
  const move = (at: number, size: number, room: number) => Math.max(0, Math.min(room, Math.round(size / 2 - at)));
  const dx = move(
    centre.x,
    hold.length,
    free(
      hold.length,
      standing.map(({ x, length }) => x + length),
    ),
  );
  const dy = move(
    centre.y,
    hold.width,
    free(
      hold.width,
      standing.map(({ y, width }) => y + width),
    ),
  );
  return places.map((place) => ({ ...place, x: place.x + dx, y: place.y + dy }));
}
