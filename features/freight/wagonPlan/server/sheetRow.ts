import { newWagon, WAGON_LENGTHS, type WagonProvider } from '../plan.ts';
import { normalizeWagonNo, wagonNumberFault } from '../wagonNumber.ts';
import { MAX_AXLES, MAX_CAPACITY_T, MAX_ON_WAGON, MAX_TARE_T, type SheetWagon } from '../wire.ts';
import type { texts } from './texts.ts';

export type WagonColumn = 'wagonNo' | 'lengthFt' | 'capacityT' | 'axles' | 'tareT' | 'provider' | 'containers';

/** A filled row of a sheet. */
export interface SheetCells {
  rowNumber: number;
  texts: ReadonlyMap<WagonColumn, string>;
  /** of the columns in the sheet */
  letters: ReadonlyMap<WagonColumn, string>;
  /** undefined: a word that names none */
  provider: WagonProvider | undefined;
}

interface Reading {
  idOf: (label: string) => number | undefined;
  /** in the rows before */
  seen: { containers: Set<number>; numbers: Set<string> };
  texts: (typeof texts)['zh']['server'];
}

/** A wagon of a sheet; a cell that is empty or not there takes what is usual for the length. */
export function readWagonRow(row: SheetCells, reading: Reading): SheetWagon {
  const errors: string[] = [];
  const { texts } = reading;
  const text = (column: WagonColumn) => row.texts.get(column) ?? '';
  const fault = (column: WagonColumn, words: string) =>
    errors.push(`${row.letters.get(column) ?? ''}${row.rowNumber}: ${words} (${text(column).slice(0, 40)})`);
  const lengthFt = WAGON_LENGTHS.find((length) => String(length) === text('lengthFt'));
  if (lengthFt === undefined) fault('lengthFt', texts.wrongLength);
  const usual = newWagon('', lengthFt ?? 80);
  const amount = (column: 'capacityT' | 'tareT', max: number) => {
    if (text(column) === '') return usual[column];
    const value = Number(text(column).replace(',', '.'));
    if (Number.isFinite(value) && value >= 0 && value <= max && Math.round(value * 10) / 10 === value) return value;
    fault(column, texts.wrongNumber({ max }));
    return usual[column];
  };
  const axles = text('axles') === '' ? usual.axles : Number(text('axles'));
  const hasAxles = Number.isInteger(axles) && axles >= 2 && axles <= MAX_AXLES;
  if (!hasAxles) fault('axles', texts.wrongAxles({ max: MAX_AXLES }));
  if (row.provider === undefined) fault('provider', texts.wrongProvider);
  return {
    rowNumber: row.rowNumber,
    wagon: {
      wagonNo: readNumber(text('wagonNo'), reading, (words) => fault('wagonNo', words)),
      lengthFt: usual.lengthFt,
      capacityT: amount('capacityT', MAX_CAPACITY_T),
      axles: hasAxles ? axles : usual.axles,
      tareT: amount('tareT', MAX_TARE_T),
      provider: row.provider ?? '',
      orderContainerIds: readContainers(text('containers'), reading, (words) => fault('containers', words)),
    },
    errors,
  };
}

function readNumber(typed: string, { seen, texts }: Reading, fault: (words: string) => void): string {
  const wagonNo = normalizeWagonNo(typed);
  const wrong = wagonNumberFault(wagonNo);
  if (wrong !== null) fault(wrong === 'shape' ? texts.numberShape : texts.numberCheckDigit);
  else if (wagonNo !== '' && seen.numbers.has(wagonNo)) fault(texts.numberTwice);
  seen.numbers.add(wagonNo);
  return wagonNo;
}

function readContainers(typed: string, { idOf, seen, texts }: Reading, fault: (words: string) => void): number[] {
  const labels = typed.split(/[\s,;，、；]+/).filter(Boolean);
  if (labels.length > MAX_ON_WAGON) fault(texts.tooMany({ max: MAX_ON_WAGON }));
  return labels.slice(0, MAX_ON_WAGON).flatMap((label) => {
    const id = idOf(label);
    if (id === undefined) fault(`${label}: ${texts.containerAbsent}`);
    else if (seen.containers.has(id)) fault(`${label}: ${texts.containerTwice}`);
    if (id === undefined || seen.containers.has(id)) return [];
    seen.containers.add(id);
    return [id];
  });
}
