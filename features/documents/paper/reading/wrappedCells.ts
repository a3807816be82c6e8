import { COUNTED } from './counted.ts';
import { type Found, joinFound } from './found.ts';
import type { Cells } from './goodsLine.ts';
import type { TableRow } from './tableRows.ts';

/** What the first line of a narrow cell ends with, and what its second line begins with. */
const WRAPPED_AT: readonly (readonly [RegExp, RegExp, string])[] = [
  [/\d[.,]$/, /^\d+(?:[.,]\d+)?$/, ''],
  [/\d$/, /^[.,]\d+$/, ''],
  // "93.120,0" and "0", "10,08" and "0"
  [/[.,]\d$/, /^\d$/, ''],
  [/^\d{1,3}[.,]\d{1,2}$/, /^\d{1,2}$/, ''],
  // "186" and "240,00"
  [/^\d{1,3}(?:[ '’]\d{3})*$/, /^\d{3}(?: \d{3})*[.,]\d{2}$/, ' '],
];
/** Digits of codes of goods. */
const CODE_LENGTHS = [6, 8, 10];

/** Of a row's height, from the first line of a cell to its next. */
const NEAR = 2.2;

/** The whole of a number or code whose cell was too narrow for it; null: the second is one of its own. */
function joined(name: string, upper: Found, lower: Found): Found | null {
  if (name === 'hscode') {
    const whole = joinFound([upper, lower], '');
    const areDigits = /^\d{4,9}$/.test(upper.text) && /^\d{1,6}$/.test(lower.text);
    return areDigits && CODE_LENGTHS.includes(whole?.text.length ?? 0) ? whole : null;
  }
  const at = WRAPPED_AT.find(([end, begin]) => end.test(upper.text) && begin.test(lower.text));
  return at === undefined ? null : joinFound([upper, lower], at[2]);
}

const isOfNumbers = (name: string) => name === 'hscode' || COUNTED.some((one) => one === name);

/** Numbers of cells that run over two lines are one; the rest of the second line is left for its names. */
export function withWrapped(rows: readonly TableRow[]): TableRow[] {
  const kept: TableRow[] = [];
  for (const row of rows.map((one) => ({ ...one, cells: new Map(one.cells) }))) {
    const [before, above] = [kept.at(-1), kept.at(-2)];
    const ends = before === undefined || !isBelow(before, row) ? null : endsOf(before, row, above);
    if (ends === null) {
      kept.push(row);
      continue;
    }
    for (const [name, whole] of ends) before?.cells.set(name, whole);
    if (above !== undefined) for (const name of ends.keys()) removeHalf(above, name, ends);
    const rest = new Map([...row.cells].filter(([name]) => !ends.has(name)));
    if (rest.size > 0) kept.push({ ...row, cells: rest });
  }
  return kept.filter(({ cells }) => cells.size > 0);
}

function removeHalf(above: TableRow, name: Parameters<Cells['get']>[0], ends: Cells): void {
  const whole = ends.get(name);
  const half = above.cells.get(name);
  if (whole !== undefined && half !== undefined && whole.box.top === half.box.top) above.cells.delete(name);
}

const firstOf = ({ cells }: TableRow) => [...cells.values()][0];

function isBelow(before: TableRow, row: TableRow): boolean {
  const [upper, lower] = [firstOf(before), firstOf(row)];
  if (upper === undefined || lower === undefined || upper.page !== lower.page) return false;
  return lower.box.top - upper.box.top < (upper.box.bottom - upper.box.top) * NEAR;
}

/** All numbers of the second line end one of the first, or of the one above where cells are centred; null: one does not. */
function endsOf(before: TableRow, row: TableRow, above: TableRow | undefined): Cells | null {
  const ends: Cells = new Map();
  for (const [name, lower] of row.cells) {
    if (name === 'position') return null;
    if (!isOfNumbers(name)) continue;
    const upper = before.cells.get(name) ?? (before.cells.has('position') ? above?.cells.get(name) : undefined);
    const whole = upper && joined(name, upper, lower);
    if (!whole) return null;
    ends.set(name, whole);
  }
  return ends.size === 0 ? null : ends;
}
