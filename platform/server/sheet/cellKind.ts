export type CellKind = 'text' | 'whole' | 'money' | 'decimal' | 'date' | 'time';

export interface SheetHeader {
  header: string;
  /** in characters */
  width: number;
  kind: CellKind;
}

/** Numbers may be decimal strings, to keep all digits; dates are serial days (`serialOf`). */
export type CellContent = string | number | null;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Day 0 of spreadsheets; correct for days after February 1900. */
const FIRST_DAY_MS = Date.UTC(1899, 11, 30);

/** Serial day on a clock `offsetMinutes` ahead of UTC: sheets have no time zones. */
export function serialOf(instantMs: number, offsetMinutes: number): number {
  return (instantMs + offsetMinutes * MINUTE_MS - FIRST_DAY_MS) / DAY_MS;
}

/** Excel text format: an edited `=1+1` stays text and is not calculated. */
export const TEXT_FORMAT = '@';

/** Number format of each kind's column. */
export const FORMAT_OF_KIND: Readonly<Record<CellKind, string>> = {
  text: TEXT_FORMAT,
  whole: '0',
  money: '#,##0.00',
  decimal: 'General',
  date: 'yyyy-mm-dd',
  time: 'yyyy-mm-dd hh:mm',
};
