import { areInEachOther, beneath, centreOf, type Hold, isInside, isSupported, type Standing } from './load.ts';

/** What is wrong with a loaded container: `key` of the piece, '' for all of them. */
export interface LoadFault {
  kind: 'outside' | 'overlap' | 'unsupported' | 'onFragile' | 'overweight' | 'lineLoad' | 'offCentre' | 'offSide';
  key: string;
  /** as it is and as it may be, in kg, kg/m, or per cent of length or width */
  is?: number;
  limit?: number;
}

/** No more than 60 % of the mass in one half of the length (CTU Code, annex 7, 3.1): the centre within 10 % of the middle. */
const MOST_OFF_LENGTH = 10;
/** Of the width; the CTU Code asks for the centre near the middle line. */
const MOST_OFF_WIDTH = 5;

/** All that keeps a container from travelling as it is loaded; none for an empty one. */
export function loadFaults(hold: Hold, standing: readonly Standing[]): LoadFault[] {
  return [
    ...standing.flatMap((one, index) => faultsOfPiece(hold, one, index, standing)),
    ...faultsOfAll(hold, standing),
  ];
}

function faultsOfPiece(hold: Hold, one: Standing, index: number, all: readonly Standing[]): LoadFault[] {
  const { key } = one.piece;
  if (!isInside(one, hold)) return [{ kind: 'outside', key }];
  if (all.slice(0, index).some((other) => areInEachOther(one, other))) return [{ kind: 'overlap', key }];
  if (!isSupported(one, all)) return [{ kind: 'unsupported', key }];
  if (beneath(one, all).some(({ piece }) => !piece.carriesOthers)) return [{ kind: 'onFragile', key }];
  return [];
}

function faultsOfAll(hold: Hold, all: readonly Standing[]): LoadFault[] {
  const centre = centreOf(all);
  if (centre === undefined) return [];
  const { weight } = centre;
  const line = Math.round(mostOnAMetre(all));
  const off = (at: number, size: number) => Math.round((Math.abs(at - size / 2) / size) * 1_000) / 10;
  const [offLength, offWidth] = [off(centre.x, hold.length), off(centre.y, hold.width)];
  const faults: LoadFault[] = [];
  if (weight > hold.payload) faults.push({ kind: 'overweight', key: '', is: weight, limit: hold.payload });
  if (line > hold.lineLoad) faults.push({ kind: 'lineLoad', key: '', is: line, limit: hold.lineLoad });
  if (offLength > MOST_OFF_LENGTH) faults.push({ kind: 'offCentre', key: '', is: offLength, limit: MOST_OFF_LENGTH });
  if (offWidth > MOST_OFF_WIDTH) faults.push({ kind: 'offSide', key: '', is: offWidth, limit: MOST_OFF_WIDTH });
  return faults;
}

const METRE = 100;

/** kg on the metre of the floor that carries most, each piece spread over its length. */
function mostOnAMetre(all: readonly Standing[]): number {
  const starts = all.flatMap(({ x, length }) => [x, x + length - METRE]);
  const on = (start: number) =>
    all.reduce((sum, { x, length, piece }) => {
      const shared = Math.min(x + length, start + METRE) - Math.max(x, start);
      return shared <= 0 ? sum : sum + (piece.weight * shared) / length;
    }, 0);
  return Math.max(0, ...starts.map(on));
}
