import { restingHeight, type Standing, snapped, standingAt } from '../../../libs/loadPlan/load.ts';
import type { SizeType } from '../../freight/train/sizeTypes.ts';
import { holdOf, keyOfPiece, singlePieces } from './plan.ts';
import { type Scheme, type SchemeLashing, type SchemePiece, type SchemePlace, schemePiece } from './wire.ts';

export const PIECE_COLUMNS = [
  'name',
  'length',
  'width',
  'height',
  'weight',
  'count',
  'carriesOthers',
  'isTurnable',
] as const;
export type PieceColumn = (typeof PIECE_COLUMNS)[number];

/** Equal pieces as they are typed. */
export interface PieceRow {
  key: string;
  cells: Readonly<Record<PieceColumn, string>>;
}

/** A scheme as it is changed on the page. */
export interface SchemeDraft {
  rows: readonly PieceRow[];
  places: readonly SchemePlace[];
  lashing: readonly SchemeLashing[];
}

export const YES = 'yes';
export const NO = 'no';

/** A row for equal pieces, stackable and turned unless it says otherwise. */
export const newRow = (key: string, cells: Partial<Record<PieceColumn, string>> = {}): PieceRow => ({
  key,
  cells: {
    name: '',
    length: '',
    width: '',
    height: '',
    weight: '',
    count: '',
    carriesOthers: YES,
    isTurnable: YES,
    ...cells,
  },
});

/** A key that no row has. */
export const freeKey = (rows: readonly PieceRow[]): string =>
  `p${1 + Math.max(0, ...rows.map(({ key }) => Number(key.replace(/\D/g, '')) || 0))}`;

export const draftOf = ({ pieces, places, lashing }: Pick<Scheme, 'pieces' | 'places' | 'lashing'>): SchemeDraft => ({
  rows: pieces.map(rowOf),
  places,
  lashing,
});

export const rowOf = ({ pieceKey, name, carriesOthers, isTurnable, ...figures }: SchemePiece): PieceRow =>
  newRow(pieceKey, {
    name,
    length: String(figures.length),
    width: String(figures.width),
    height: String(figures.height),
    weight: String(figures.weight),
    count: String(figures.count),
    carriesOthers: carriesOthers ? YES : NO,
    isTurnable: isTurnable ? YES : NO,
  });

/** A row without a size or weight yet says nothing. */
const isBlank = ({ cells }: PieceRow) =>
  [cells.name, cells.length, cells.width, cells.height].every((text) => text === '');

/** The pieces of a row; or its columns that cannot be read. */
function readRow({ key, cells }: PieceRow): { piece: SchemePiece } | { wrong: string[] } {
  const read = schemePiece.safeParse({
    pieceKey: key,
    name: cells.name,
    ...Object.fromEntries(
      (['length', 'width', 'height', 'weight', 'count'] as const).map((name) => [
        name,
        Number(cells[name].replace(/\s/g, '') || Number.NaN),
      ]),
    ),
    carriesOthers: cells.carriesOthers !== NO,
    isTurnable: cells.isTurnable !== NO,
  });
  return read.success ? { piece: read.data } : { wrong: read.error.issues.map(({ path }) => String(path[0])) };
}

/** The pieces that can be read, and the columns of the others that cannot. */
export function piecesOf(rows: readonly PieceRow[]): {
  pieces: SchemePiece[];
  wrong: ReadonlyMap<string, readonly string[]>;
} {
  const wrong = new Map<string, readonly string[]>();
  const pieces = rows
    .filter((row) => !isBlank(row))
    .flatMap((row) => {
      const read = readRow(row);
      if ('piece' in read) return [read.piece];
      wrong.set(row.key, read.wrong);
      return [];
    });
  return { pieces, wrong };
}

/** Places of pieces that are still there. */
export function placesThatStand(places: readonly SchemePlace[], pieces: readonly SchemePiece[]): SchemePlace[] {
  const counts = new Map(pieces.map(({ pieceKey, count }) => [pieceKey, count]));
  return places.filter(({ pieceKey, nth }) => nth <= (counts.get(pieceKey) ?? 0));
}

export const isSamePlace = (one: Pick<SchemePlace, 'pieceKey' | 'nth'>, other: Pick<SchemePlace, 'pieceKey' | 'nth'>) =>
  one.pieceKey === other.pieceKey && one.nth === other.nth;

/** Moves a piece within its container or puts it in: snapped to near edges, resting on the pieces below. */
export function movePiece(
  { pieces, places }: { pieces: readonly SchemePiece[]; places: readonly SchemePlace[] },
  moved: SchemePlace,
  sizeType: SizeType,
): SchemePlace[] {
  const known = new Map(singlePieces(pieces).map((piece) => [piece.key, piece]));
  const standing = (place: SchemePlace): Standing[] => {
    const piece = known.get(keyOfPiece(place.pieceKey, place.nth));
    return piece === undefined ? [] : [standingAt(piece, place)];
  };
  const others = places.filter((place) => !isSamePlace(place, moved));
  const neighbours = others
    .filter(({ orderContainerId }) => orderContainerId === moved.orderContainerId)
    .flatMap(standing);
  const [one] = standing(moved);
  if (one === undefined) return [...places];
  const at = snapped(one, neighbours, holdOf(sizeType));
  return [...others, { ...moved, ...at, z: restingHeight({ ...one, ...at }, neighbours) }];
}
