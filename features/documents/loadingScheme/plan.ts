import { type LoadFault, loadFaults } from '../../../libs/loadPlan/faults.ts';
import { centreOf, type Hold, type Piece, type Standing, standingAt } from '../../../libs/loadPlan/load.ts';
import { suggestPlaces } from '../../../libs/loadPlan/suggest.ts';
import { payloadKg, SIZE_TYPES, type SizeType } from '../../freight/train/sizeTypes.ts';
import { LASHING_KG } from './lashing.ts';
import type { SchemeLashing, SchemePiece, SchemePlace } from './wire.ts';

/** Inner lengths in cm of usual containers (ISO 1496-1), by length in feet. */
const INSIDE = { 20: { length: 589, width: 235 }, 40: { length: 1203, width: 235 }, 45: { length: 1355, width: 235 } };
const INSIDE_HEIGHT = { general: 239, openTop: 235, tank: 0, highCube: 269, reefer: 250 };
/** kg on a metre: 4.5 t in 20 feet, 3 t in longer ones (CTU Code, annex 7, 3.1.6). */
const LINE_LOAD = { 20: 4_500, 40: 3_000, 45: 3_000 };

/** Inside of a container; a tank holds no pieces. */
export function holdOf(sizeType: SizeType): Hold {
  const { feet, kind } = SIZE_TYPES[sizeType];
  return {
    ...INSIDE[feet],
    height: INSIDE_HEIGHT[kind],
    payload: payloadKg(sizeType),
    lineLoad: LINE_LOAD[feet],
  };
}

/** Names one of equal pieces. */
export const keyOfPiece = (pieceKey: string, nth: number) => `${pieceKey}#${nth}`;

/** Of the equal pieces that one belongs to. */
export const groupOf = (key: string): string => key.split('#')[0] ?? key;

/** Each piece by itself. */
export const singlePieces = (pieces: readonly SchemePiece[]): Piece[] =>
  pieces.flatMap(({ pieceKey, count, ...piece }) =>
    Array.from({ length: count }, (_, index) => ({ ...piece, key: keyOfPiece(pieceKey, index + 1) })),
  );

interface Plan {
  containers: readonly { orderContainerId: number; sizeType: SizeType }[];
  pieces: readonly SchemePiece[];
  places: readonly SchemePlace[];
  lashing: readonly SchemeLashing[];
}

export interface LoadedContainer {
  orderContainerId: number;
  hold: Hold;
  standing: Standing[];
  faults: LoadFault[];
  centre: ReturnType<typeof centreOf>;
}

/** Each container with its pieces, faults and centre of gravity. */
export function loadedContainers({ containers, pieces, places, lashing }: Plan): LoadedContainer[] {
  const known = new Map(singlePieces(pieces).map((piece) => [piece.key, piece]));
  return containers.map(({ orderContainerId, sizeType }) => {
    const hold = holdOf(sizeType);
    const standing = places
      .filter((place) => place.orderContainerId === orderContainerId)
      .flatMap((place) => {
        const piece = known.get(keyOfPiece(place.pieceKey, place.nth));
        return piece === undefined ? [] : [standingAt(piece, place)];
      });
    // what secures the cargo is carried too
    const left = hold.payload - lashingKg(lashing, orderContainerId);
    return {
      orderContainerId,
      hold,
      standing,
      faults: loadFaults({ ...hold, payload: left }, standing),
      centre: centreOf(standing),
    };
  });
}

/** Pieces without a place. */
export function piecesLeft({ pieces, places }: Pick<Plan, 'pieces' | 'places'>): { pieceKey: string; nth: number }[] {
  const placed = new Set(places.map(({ pieceKey, nth }) => keyOfPiece(pieceKey, nth)));
  return pieces.flatMap(({ pieceKey, count }) =>
    Array.from({ length: count }, (_, index) => ({ pieceKey, nth: index + 1 })).filter(
      ({ nth }) => !placed.has(keyOfPiece(pieceKey, nth)),
    ),
  );
}

/** Places for all pieces, as far as the containers hold them. */
export function suggestedPlaces({ containers, pieces }: Pick<Plan, 'containers' | 'pieces'>): SchemePlace[] {
  const holds = containers.map(({ sizeType }) => holdOf(sizeType));
  return suggestPlaces(holds, singlePieces(pieces)).flatMap(({ key, hold, ...place }) => {
    const container = containers[hold];
    return container === undefined
      ? []
      : [
          {
            ...place,
            pieceKey: groupOf(key),
            nth: Number(key.split('#')[1]),
            orderContainerId: container.orderContainerId,
          },
        ];
  });
}

/** kg of what secures the cargo of a container. */
export const lashingKg = (lashing: readonly SchemeLashing[], orderContainerId: number): number =>
  lashing
    .filter((one) => one.orderContainerId === orderContainerId)
    .reduce((sum, { kind, count }) => sum + LASHING_KG[kind] * count, 0);
