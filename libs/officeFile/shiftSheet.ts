import { columnName } from './columnName.ts';
import { isSameSize, placeOf } from './references.ts';
import {
  DATA,
  expandGroups,
  FORMULA,
  mapCells,
  readRows,
  type SheetCell,
  type SheetRow,
  writeRows,
} from './sheetRows.ts';
import { movedFormula, movedIndex, movedRange, movedRanges, movedSpan, type Shift } from './shift.ts';
import { attribute, elementPattern, escaped, mapAttribute, unescaped } from './xml.ts';

/** A shift that this file does not bear: where it stands. */
export class ShiftRefusal extends Error {}

/** A sheet after rows or columns moved, in itself or in the sheet that its formulas name. */
export function shiftSheet(xml: string, own: string, shift: Shift): string {
  const found = DATA.exec(xml);
  if (found === null) return xml;
  const [whole, prefix = '', data = ''] = found;
  const isShifted = own.toLowerCase() === shift.sheet.toLowerCase();
  const rows = moveFormulas(expandGroups(readRows(data)), own, isShifted, shift);
  const moved = isShifted ? moveCells(rows, shift) : rows;
  const around = (part: string) => {
    const withFormulas = moveOtherFormulas(part, own, shift);
    return isShifted ? moveRanges(withFormulas, shift) : withFormulas;
  };
  const head = around(xml.slice(0, found.index));
  const tail = around(xml.slice(found.index + whole.length));
  return `${head}<${prefix}sheetData>${writeRows(moved, prefix)}</${prefix}sheetData>${tail}`;
}

function moveFormulas(rows: readonly SheetRow[], own: string, isShifted: boolean, shift: Shift): SheetRow[] {
  return mapCells(rows, (cell, row) => {
    const [whole, prefix = '', attributes = '', text = ''] = FORMULA.exec(cell.inner) ?? [];
    if (whole === undefined) return cell;
    const group = isShifted ? attribute(attributes, 'ref') : undefined;
    const range = group === undefined ? undefined : groupRange(group, shift, `${columnName(cell.column)}${row + 1}`);
    const kept = range === undefined ? attributes : groupAttributes(attributes, range, shift);
    const formula = escaped(movedFormula(unescaped(text), own, shift));
    const end = formula === '' ? '/>' : `>${formula}</${prefix}f>`;
    return { ...cell, inner: cell.inner.replace(whole, () => `<${prefix}f${kept}${end}`) };
  });
}

/** With the inputs of a what-if table. */
function groupAttributes(attributes: string, range: string, shift: Shift): string {
  return ['r1', 'r2'].reduce(
    (text, name) => mapAttribute(text, name, (input) => movedRange(input, shift) ?? input),
    mapAttribute(attributes, 'ref', () => range),
  );
}

/** A formula of several cells moves as a whole or not at all. */
function groupRange(range: string, shift: Shift, cell: string): string {
  const moved = movedRange(range, shift);
  if (moved === null) return range;
  if (!isSameSize(moved, range)) throw new ShiftRefusal(cell);
  return moved;
}

function moveCells(rows: readonly SheetRow[], shift: Shift): SheetRow[] {
  return shift.axis === 'row' ? moveRows(rows, shift) : moveColumns(rows, shift);
}

const styleOf = ({ attributes }: SheetCell) => attribute(attributes, 's');

const HIDDEN = /\s(?:hidden|collapsed)="[^"]*"/g;

/** Inserted rows look like the row above them. */
function moveRows(rows: readonly SheetRow[], shift: Shift): SheetRow[] {
  const moved = rows.flatMap((one): SheetRow[] => {
    const row = movedIndex(one.row, shift);
    return row === null ? [] : [{ ...one, row }];
  });
  const above = shift.kind === 'insert' ? rows.find(({ row }) => row === shift.at - 1) : undefined;
  if (above === undefined) return moved;
  const cells = above.cells.flatMap((cell): SheetCell[] => {
    const style = styleOf(cell);
    return style === undefined ? [] : [{ column: cell.column, attributes: ` s="${style}"`, inner: '' }];
  });
  const added = Array.from({ length: shift.count }, (_one, index): SheetRow => {
    return { row: shift.at + index, attributes: above.attributes.replace(HIDDEN, ''), cells };
  });
  const before = moved.findIndex(({ row }) => row >= shift.at);
  return moved.toSpliced(before < 0 ? moved.length : before, 0, ...added);
}

/** Inserted columns look like the one to their left. */
function moveColumns(rows: readonly SheetRow[], shift: Shift): SheetRow[] {
  return rows.map((one) => {
    const cells = one.cells.flatMap((cell): SheetCell[] => {
      const column = movedIndex(cell.column, shift);
      const moved = column === null ? [] : [{ ...cell, column }];
      const style = styleOf(cell);
      if (shift.kind !== 'insert' || cell.column !== shift.at - 1 || style === undefined) return moved;
      const added = Array.from({ length: shift.count }, (_one, index): SheetCell => {
        return { column: shift.at + index, attributes: ` s="${style}"`, inner: '' };
      });
      return [...moved, ...added];
    });
    return { ...one, cells };
  });
}

/** Rules of conditions and validations, links within the workbook. */
function moveOtherFormulas(xml: string, own: string, shift: Shift): string {
  const moved = (text: string) => escaped(movedFormula(unescaped(text), own, shift));
  return xml
    .replace(
      /(<(?:\w+:)?(?:formula|formula1|formula2|f)(?:\s[^>]*)?>)([^<]+)(?=<\/)/g,
      (_whole, tag: string, text: string) => tag + moved(text),
    )
    .replace(/<(?:\w+:)?hyperlink\b[^>]*>/g, (tag) =>
      mapAttribute(tag, 'location', (place) => moved(place).replaceAll('"', '&quot;')),
    );
}

/** Elements that go when their cells do. */
const BOUND =
  'mergeCell|hyperlink|conditionalFormatting|dataValidation|protectedRange|ignoredError|cellWatch|autoFilter|sortState|sparkline';
/** Lists of these; empty ones are not allowed. */
const LISTS = [
  ['mergeCells', 'mergeCell'],
  ['dataValidations', 'dataValidation'],
  ['hyperlinks', 'hyperlink'],
  ['conditionalFormattings', 'conditionalFormatting'],
  ['ignoredErrors', 'ignoredError'],
  ['protectedRanges', 'protectedRange'],
  ['cellWatches', 'cellWatch'],
  ['sparklines', 'sparkline'],
] as const;

function moveRanges(xml: string, shift: Shift): string {
  const bound = xml.replace(elementPattern(BOUND), (whole) => movedElement(whole, shift) ?? '');
  const listed = LISTS.reduce((text, [list, one]) => counted(text, list, one), bound);
  const viewed = listed
    .replace(/<(?:\w+:)?(?:dimension|selection|sheetView|pane|inputCells)\b[^>]*>/g, (tag) => movedTag(tag, shift))
    .replace(/<(?:\w+:)?pane\b[^>]*>/g, (tag) => movedPane(tag, shift));
  const broken = moveBreaks(viewed, shift);
  return shift.axis === 'column'
    ? broken.replace(elementPattern('cols'), (whole) => movedWidths(whole, shift))
    : broken;
}

/** An element with its moved cells; null: they are gone, or it is a merged area of one cell. */
function movedElement(whole: string, shift: Shift): string | null {
  const [tag = ''] = /^<[^>]*>/.exec(whole) ?? [];
  const listed = /(<(?:\w+:)?sqref(?:\s[^>]*)?>)([^<]*)/.exec(whole);
  const name = ['ref', 'sqref', 'r'].find((one) => attribute(tag, one) !== undefined);
  const before = listed?.[2] ?? (name && attribute(tag, name));
  if (before === undefined) return whole;
  const after = movedRanges(before, shift);
  if (after === null || (/^<(?:\w+:)?mergeCell\b/.test(tag) && isOneCell(after))) return null;
  const moved = listed ? whole.replace(listed[0], () => `${listed[1]}${after}`) : whole;
  const head = name && !listed ? mapAttribute(tag, name, () => after) : tag;
  const inner = moved.slice(tag.length);
  return head + (/^<(?:\w+:)?autoFilter\b/.test(tag) ? movedFilter(inner, before, shift) : inner);
}

function isOneCell(range: string): boolean {
  const [from, to = from] = range.split(':');
  return from === to;
}

/** Columns of a filter are counted from its first. */
function movedFilter(inner: string, range: string, shift: Shift): string {
  const first = placeOf(range).from.column ?? 0;
  const isColumn = shift.axis === 'column';
  const start = isColumn ? (movedSpan(first, Number.MAX_SAFE_INTEGER, shift)?.[0] ?? first) : first;
  return inner
    .replace(elementPattern('filterColumn'), (whole) => {
      const at = first + Number(attribute(/^<[^>]*>/.exec(whole)?.[0] ?? '', 'colId') ?? 0);
      const moved = isColumn ? movedIndex(at, shift) : at;
      return moved === null ? '' : mapAttribute(whole, 'colId', () => String(moved - start));
    })
    .replace(/<(?:\w+:)?sort(?:State|Condition)\b[^>]*>/g, (tag) => movedTag(tag, shift));
}

function movedTag(tag: string, shift: Shift): string {
  return ['ref', 'sqref', 'activeCell', 'topLeftCell', 'r'].reduce(
    (text, name) => mapAttribute(text, name, (range) => movedRanges(range, shift) ?? 'A1'),
    tag,
  );
}

/** Frozen rows and columns; a split in twips stays. */
function movedPane(tag: string, shift: Shift): string {
  if (!/\bstate="frozen/.test(tag)) return tag;
  const name = shift.axis === 'row' ? 'ySplit' : 'xSplit';
  return mapAttribute(tag, name, (split) => {
    const span = movedSpan(0, Number(split) - 1, shift);
    return String(span === null ? 1 : span[1] + 1);
  });
}

function moveBreaks(xml: string, shift: Shift): string {
  const list = shift.axis === 'row' ? 'rowBreaks' : 'colBreaks';
  return xml.replace(elementPattern(list), (whole) => {
    const breaks = [...whole.matchAll(/<(?:\w+:)?brk\b[^>]*\/>/g)].flatMap(([tag]) => {
      const moved = movedIndex(Number(attribute(tag, 'id') ?? 0), shift);
      return moved === null ? [] : [mapAttribute(tag, 'id', () => String(moved))];
    });
    if (breaks.length === 0) return '';
    const [tag = ''] = /^<[^>]*>/.exec(whole) ?? [];
    const head = ['count', 'manualBreakCount'].reduce(
      (text, name) => mapAttribute(text, name, () => String(breaks.length)),
      tag,
    );
    return `${head}${breaks.join('')}</${/^<([\w:]+)/.exec(tag)?.[1]}>`;
  });
}

/** Widths and formats of columns, from 1; inserted ones are as wide as the one to their left. */
function movedWidths(cols: string, shift: Shift): string {
  const moved = cols.replace(/<(?:\w+:)?col\b[^>]*?\/>/g, (tag) => {
    const [min, max] = [Number(attribute(tag, 'min')) - 1, Number(attribute(tag, 'max')) - 1];
    const isLeft = shift.kind === 'insert' && max === shift.at - 1;
    const span = isLeft ? ([min, max + shift.count] as const) : movedSpan(min, max, shift);
    if (span === null) return '';
    return mapAttribute(
      mapAttribute(tag, 'min', () => String(span[0] + 1)),
      'max',
      () => String(span[1] + 1),
    );
  });
  return /<(?:\w+:)?col\b/.test(moved) ? moved : '';
}

function counted(xml: string, list: string, one: string): string {
  return xml.replace(elementPattern(list), (whole) => {
    const count = whole.match(new RegExp(`<(?:\\w+:)?${one}\\b`, 'g'))?.length ?? 0;
    if (count === 0) return '';
    const [tag = ''] = /^<[^>]*>/.exec(whole) ?? [];
    return mapAttribute(tag, 'count', () => String(count)) + whole.slice(tag.length);
  });
}
