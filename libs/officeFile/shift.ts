import { type Corner, mapReferences, placeOf, placeText, type Reference, SHEET_SIZE } from './references.ts';

/** Rows or columns that are put into a sheet or taken out of it; `at` from 0. */
export interface Shift {
  sheet: string;
  axis: 'row' | 'column';
  kind: 'insert' | 'delete';
  at: number;
  count: number;
}

/** Where a row or column is afterwards; null: gone. */
export function movedIndex(index: number, { kind, at, count, axis }: Shift): number | null {
  if (index < at) return index;
  if (kind === 'insert') return index + count < SHEET_SIZE[axis] ? index + count : null;
  return index < at + count ? null : index - count;
}

/** Where rows or columns from one to another are afterwards; null: gone. */
export function movedSpan(from: number, to: number, shift: Shift): [number, number] | null {
  const { kind, at, count, axis } = shift;
  const last = SHEET_SIZE[axis] - 1;
  if (kind === 'insert') {
    const first = from < at ? from : from + count;
    return first > last ? null : [first, Math.min(last, to < at || to === last ? to : to + count)];
  }
  const first = from < at ? from : Math.max(from, at + count) - count;
  const end = to < at || to === last ? to : to < at + count ? at - 1 : to - count;
  return end < first ? null : [first, end];
}

/** A cell or range of the shifted sheet; null: gone. */
function movedPlace({ from, to }: Omit<Reference, 'sheet'>, shift: Shift): Omit<Reference, 'sheet'> | null {
  const { axis } = shift;
  const [start, end] = [from[axis], to === null ? from[axis] : to[axis]];
  if (start === null || end === null) return { from, to };
  const span = movedSpan(Math.min(start, end), Math.max(start, end), shift);
  if (span === null) return null;
  const [first, last] = start <= end ? span : [span[1], span[0]];
  const at = (corner: Corner, index: number): Corner => ({ ...corner, [axis]: index });
  return { from: at(from, first), to: to && at(to, last) };
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** A formula of the sheet `own` after a shift. */
export function movedFormula(formula: string, own: string, shift: Shift): string {
  return mapReferences(formula, ({ sheet = own, ...place }) =>
    isSame(sheet, shift.sheet) ? movedPlace(place, shift) : place,
  );
}

/** A reference such as `B2:C9` of the shifted sheet; null: gone. */
export function movedRange(range: string, shift: Shift): string | null {
  const moved = movedPlace(placeOf(range), shift);
  return moved && placeText(moved);
}

/** References with blanks between; null: all are gone. */
export function movedRanges(ranges: string, shift: Shift): string | null {
  const moved = ranges
    .trim()
    .split(/\s+/)
    .flatMap((range) => movedRange(range, shift) ?? []);
  return moved.length === 0 ? null : moved.join(' ');
}
