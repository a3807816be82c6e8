import { addWagon, type Wagons } from './draft.ts';
import { newWagon, WAGON_LENGTHS, WAGON_PROVIDERS, type Wagon, type WagonData, type WagonProvider } from './plan.ts';
import { normalizeWagonNo } from './wagonNumber.ts';

/** Columns of the table of wagons. */
export const COLUMNS = ['wagonNo', 'lengthFt', 'capacityT', 'axles', 'tareT', 'provider'] as const;
export type WagonColumn = (typeof COLUMNS)[number];
export const isColumn = (name: string): name is WagonColumn => COLUMNS.some((column) => column === name);

type ProviderWords = Readonly<Record<WagonProvider, string>>;

const MAX = { capacityT: 200, tareT: 100, axles: 12 } as const;
const MIN_AXLES = 2;
const MAX_NUMBER_LENGTH = 12;

export const readCell = (typed: string): string => typed.normalize('NFKC').trim();

export const showCell = (wagon: Wagon, column: WagonColumn, words: ProviderWords): string =>
  column === 'provider' ? words[wagon.provider] : String(wagon[column]);

/** What a typed text makes of a wagon; one that cannot be read changes nothing. */
function cellChange(column: WagonColumn, typed: string, words: ProviderWords): Partial<WagonData> {
  const text = readCell(typed);
  switch (column) {
    case 'wagonNo':
      return { wagonNo: normalizeWagonNo(text).slice(0, MAX_NUMBER_LENGTH) };
    case 'lengthFt': {
      const lengthFt = WAGON_LENGTHS.find((length) => String(length) === text);
      return lengthFt === undefined ? {} : { lengthFt };
    }
    case 'provider': {
      const provider = WAGON_PROVIDERS.find((one) => one === text || words[one].toLowerCase() === text.toLowerCase());
      return provider === undefined ? {} : { provider };
    }
    case 'axles': {
      const axles = Number(text);
      return Number.isInteger(axles) && axles >= MIN_AXLES && axles <= MAX.axles ? { axles } : {};
    }
    default: {
      const value = Math.round(Number(text.replace(',', '.')) * 10) / 10;
      return text !== '' && value >= 0 && value <= MAX[column] ? { [column]: value } : {};
    }
  }
}

/** Writes a block of texts down and right from a cell; lines beyond the last wagon are new wagons of its length. */
export function writeCells(
  wagons: Wagons,
  from: { row: number; column: number },
  block: readonly (readonly string[])[],
  words: ProviderWords,
): Wagons {
  const filled = block.filter(
    (line, index) => from.row + index < wagons.length || line.some((text) => text.trim() !== ''),
  );
  let next = wagons;
  for (const [down, line] of filled.entries()) {
    const row = from.row + down;
    if (row >= next.length) next = addWagon(next, next.at(-1)?.lengthFt ?? 80);
    const wagon = next[row];
    if (wagon === undefined) continue;
    next = next.with(row, { ...wagon, ...lineChange(wagon, from.column, line, words) });
  }
  return next;
}

/** A wagon of another length has the usual data of that length, unless the line gives its own. */
function lineChange(wagon: Wagon, from: number, line: readonly string[], words: ProviderWords): Partial<WagonData> {
  const changes = COLUMNS.slice(from, from + line.length).map((column, right) =>
    cellChange(column, line[right] ?? '', words),
  );
  const change: Partial<WagonData> = Object.assign({}, ...changes);
  if (change.lengthFt === undefined || change.lengthFt === wagon.lengthFt) return change;
  const { capacityT, axles, tareT } = newWagon('', change.lengthFt);
  return { capacityT, axles, tareT, ...change };
}
