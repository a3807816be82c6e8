import { columnName } from './columnName.ts';

/** Size of a sheet (ECMA-376). */
export const SHEET_SIZE = { row: 1_048_576, column: 16_384 } as const;

/** One end of a reference, from 0; null: the whole row, or the whole column. */
export interface Corner {
  row: number | null;
  column: number | null;
  /** with `$` */
  isRowFixed: boolean;
  isColumnFixed: boolean;
}

/** A cell, or a range of cells, rows or columns. */
export interface Reference {
  /** undefined: the sheet of the formula */
  sheet: string | undefined;
  from: Corner;
  /** null: one cell */
  to: Corner | null;
}

const SHEET = String.raw`(?:'(?:[^']|'')+'|[\p{L}_\[][\p{L}\p{N}_.\[\]]*(?::[\p{L}_][\p{L}\p{N}_.]*)?)!`;
const CELL = String.raw`\$?[A-Za-z]{1,3}\$?[1-9]\d{0,6}`;
const PLACE = String.raw`${CELL}(?::${CELL})?|\$?[A-Za-z]{1,3}:\$?[A-Za-z]{1,3}|\$?[1-9]\d{0,6}:\$?[1-9]\d{0,6}`;
/** Text, a reference, a name or a number, brackets of a table; all else stands by single characters. */
const PART = new RegExp(
  String.raw`"(?:[^"]|"")*"|(${SHEET})?(${PLACE})(?![\p{L}\p{N}_(!.])|${SHEET}|[\p{L}_\\][\p{L}\p{N}_.\\]*|\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\[(?:[^\[\]]|\[[^\[\]]*\])*\]`,
  'gu',
);

/** From 0; `letters` such as AB. */
export function columnNumber(letters: string): number {
  return [...letters.toUpperCase()].reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0) - 1;
}

function cornerOf(text: string): Corner {
  const [, columnMark = '', letters = '', rowMark = '', digits = ''] = /^(\$?)([A-Za-z]*)(\$?)(\d*)$/.exec(text) ?? [];
  // of a row alone the first mark is the row's
  const isRow = letters === '';
  return {
    row: digits === '' ? null : Number(digits) - 1,
    column: isRow ? null : columnNumber(letters),
    isRowFixed: (isRow ? columnMark : rowMark) !== '',
    isColumnFixed: !isRow && columnMark !== '',
  };
}

function cornerText({ row, column, isRowFixed, isColumnFixed }: Corner): string {
  const letters = column === null ? '' : `${isColumnFixed ? '$' : ''}${columnName(column)}`;
  return letters + (row === null ? '' : `${isRowFixed ? '$' : ''}${row + 1}`);
}

/** Ends of a reference without a sheet, such as `$B2` or `B2:C9`. */
export function placeOf(text: string): Omit<Reference, 'sheet'> {
  const [from = '', to] = text.split(':');
  return { from: cornerOf(from), to: to === undefined ? null : cornerOf(to) };
}

/** Whether two ranges, such as `B2:C9`, have as many rows and columns. */
export function isSameSize(one: string, other: string): boolean {
  const extent = (range: string, axis: 'row' | 'column') => {
    const { from, to } = placeOf(range);
    return (to?.[axis] ?? from[axis] ?? 0) - (from[axis] ?? 0);
  };
  return (['row', 'column'] as const).every((axis) => extent(one, axis) === extent(other, axis));
}

export const placeText = ({ from, to }: Omit<Reference, 'sheet'>) =>
  to === null ? cornerText(from) : `${cornerText(from)}:${cornerText(to)}`;

/** Name in a prefix such as `'List 1'!`; null: another workbook, or several sheets. */
function sheetIn(prefix: string | undefined): string | undefined | null {
  if (prefix === undefined) return undefined;
  const name = prefix.slice(0, -1);
  const plain = name.startsWith("'") ? name.slice(1, -1).replaceAll("''", "'") : name;
  return /[[\]:]/.test(plain) ? null : plain;
}

/** A formula with other references; null from `map`: the cells are gone, `#REF!`. */
export function mapReferences(formula: string, map: (reference: Reference) => Omit<Reference, 'sheet'> | null): string {
  return formula.replace(PART, (whole: string, prefix: string | undefined, place: string | undefined) => {
    const sheet = sheetIn(prefix);
    if (place === undefined || sheet === null) return whole;
    const mapped = map({ sheet, ...placeOf(place) });
    return `${prefix ?? ''}${mapped === null ? '#REF!' : placeText(mapped)}`;
  });
}

/** A shared formula as another cell of its group has it: relative references move along. */
export function offsetFormula(formula: string, by: { rows: number; columns: number }): string {
  const around = (value: number, size: number) => ((value % size) + size) % size;
  const moved = (corner: Corner): Corner => ({
    ...corner,
    row: corner.row === null || corner.isRowFixed ? corner.row : around(corner.row + by.rows, SHEET_SIZE.row),
    column:
      corner.column === null || corner.isColumnFixed
        ? corner.column
        : around(corner.column + by.columns, SHEET_SIZE.column),
  });
  return mapReferences(formula, ({ from, to }) => ({ from: moved(from), to: to && moved(to) }));
}
