import type { CargoField } from '../../cargo/fields.ts';
import { type ColumnName, columnOf, currencyIn, namedColumn } from './columns.ts';
import { type Found, joinFound } from './found.ts';
import { decimalOf } from './numbers.ts';
import { type Row, wordsOf } from './rows.ts';

export type GoodsLine = Partial<Record<CargoField | 'containerNo', Found>>;

interface Column {
  name: ColumnName;
  left: number;
  right: number;
  currency: string;
}

/** A table has a name of goods and something counted. */
const FEWEST_COLUMNS = 3;
/** Of the page's height, between a line and what belongs to it. */
const MOST_DISTANCE = 0.04;
const TOTAL = /^(total|grand total|subtotal|合计|总计|共计|итого|всего)/i;
const COUNTED: readonly ColumnName[] = [
  'packNum',
  'smallPackNum',
  'goodsWeightKg',
  'goodsGrossWeightKg',
  'goodsVolumeM3',
  'goodsPrice',
  'goodsValue',
];

/** A row of a table, before it is known whether it is a line or goes on with its neighbour. */
interface TableRow {
  cells: Cells;
  columns: readonly Column[];
}

/** Goods lines of a paper; its table may go on over pages, with or without its heading again. */
export function goodsLinesOf(rows: readonly Row[]): GoodsLine[] {
  const tableRows = tableRowsOf(rows);
  const counted = tableRows.filter(isCounted);
  const lines = counted.map(({ cells, columns }) => lineOf(cells, columns));
  const alone = tableRows.flatMap((row, place) =>
    isCounted(row) ? [] : nameAlone(row.cells).map((name) => ({ name, place })),
  );
  const isTop = isTopAligned(tableRows);
  for (const { name, place } of alone) {
    const above = tableRows.slice(0, place).filter(isCounted).length - 1;
    const at = isTop ? above : nearest(name, counted);
    const line = lines[at];
    const own = counted[at]?.cells.get('goodsName');
    if (line !== undefined) addName(line, name, own !== undefined && own.box.top < name.box.top);
  }
  return lines;
}

/** Numbers stand beside the first line of a name: no name above the first, and as many below the last as between. */
function isTopAligned(rows: readonly TableRow[]): boolean {
  const between: number[] = [];
  let alone = 0;
  for (const row of rows) {
    if (!isCounted(row)) alone += 1;
    else {
      between.push(alone);
      alone = 0;
    }
  }
  return between[0] === 0 && alone > 0 && alone >= Math.max(...between);
}

function tableRowsOf(rows: readonly Row[]): TableRow[] {
  let columns: Column[] | null = null;
  return rows.flatMap((row): TableRow[] => {
    const heading = headingOf(row);
    if (heading !== null) columns = heading;
    else if (columns !== null && row.every(({ text }) => UNIT.test(text)))
      columns = withCurrencies(columns, row);
    else if (row.some(({ text }) => TOTAL.test(text))) columns = null;
    else if (columns !== null) return [{ cells: cellsOf(row, columns), columns }];
    return [];
  });
}

/** A heading's second row holds units and currencies. */
const UNIT = /^[([]?(USD|CNY|RMB|EUR|RUB|KZT|JPY|kgs?|кг|千克|m3|м3|cbm|pcs|шт)\.?[)\]]?$/i;

function withCurrencies(columns: readonly Column[], row: Row): Column[] {
  return columns.map((column) => {
    const unit = row.find((found) => columnAt(found, columns)?.name === column.name);
    return unit === undefined ? column : { ...column, currency: column.currency || currencyIn(unit.text) };
  });
}

function isCounted({ cells }: TableRow): boolean {
  return COUNTED.filter((name) => decimalOf(cells.get(name)?.text ?? '') !== null).length > 0;
}

/** A row that holds a name and nothing else. */
function nameAlone(cells: Cells): Found[] {
  const name = cells.get('goodsName');
  return name === undefined || cells.size > 1 ? [] : [name];
}

/** The line beside which a name stands: cells are often centred, so it may be above its numbers. */
function nearest(name: Found, counted: readonly TableRow[]): number {
  const distances = counted.map(({ cells }) => {
    const [cell] = [...cells.values()].filter(({ page }) => page === name.page);
    return cell === undefined ? Number.POSITIVE_INFINITY : Math.abs(cell.box.top - name.box.top);
  });
  const least = Math.min(...distances);
  return least < MOST_DISTANCE ? distances.indexOf(least) : -1;
}

/** Columns that a row names, in their order; null: it is no heading of goods. */
export function headingOf(row: Row): Column[] | null {
  const columns = unique(row.flatMap(namedIn));
  const names = new Set(columns.map(({ name }) => name));
  const isTable = names.size >= FEWEST_COLUMNS && (names.has('goodsName') || names.has('hscode'));
  return isTable ? withBorders(columns) : null;
}

/** Most words of a heading. */
const MOST_WORDS = 5;

/** A fragment may hold several headings: at each word the longest that is known. */
function namedIn(found: Found): Column[] {
  const words = wordsOf(found);
  const columns: Column[] = [];
  for (let at = 0; at < words.length; ) {
    const taken = longestFrom(words.slice(at, at + MOST_WORDS));
    if (taken !== null) columns.push(taken.column);
    at += taken?.words ?? 1;
  }
  if (columns.length > 0) return columns;
  const name = columnOf(found.text);
  const { left, right } = found.box;
  return name === null ? [] : [{ name, left, right, currency: currencyIn(found.text) }];
}

function longestFrom(words: readonly Found[]): { column: Column; words: number } | null {
  for (let length = words.length; length > 0; length--) {
    const heading = joinFound(words.slice(0, length));
    const name = heading && namedColumn(heading.text);
    if (!heading || !name) continue;
    const { left, right } = heading.box;
    return { column: { name, left, right, currency: currencyIn(heading.text) }, words: length };
  }
  return null;
}

/** "Packages 件数" is one column; of two that are apart the first counts. */
function unique(columns: readonly Column[]): Column[] {
  const kept: Column[] = [];
  for (const column of columns) {
    const last = kept.at(-1);
    if (last?.name === column.name)
      kept.splice(-1, 1, { ...last, right: column.right, currency: last.currency || column.currency });
    else if (!kept.some(({ name }) => name === column.name)) kept.push(column);
  }
  return kept;
}

/** A column reaches half-way to its neighbours. */
function withBorders(columns: readonly Column[]): Column[] {
  return columns.map((column, at) => {
    const before = columns[at - 1];
    const after = columns[at + 1];
    return {
      ...column,
      left: before === undefined ? 0 : (before.right + column.left) / 2,
      right: after === undefined ? 1 : (column.right + after.left) / 2,
    };
  });
}

type Cells = ReadonlyMap<ColumnName, Found>;

function cellsOf(row: Row, columns: readonly Column[]): Cells {
  const cells = new Map<ColumnName, Found[]>();
  for (const piece of row.flatMap((found) => piecesOf(found, columns))) {
    const column = columnAt(piece, columns);
    if (column !== undefined) cells.set(column.name, [...(cells.get(column.name) ?? []), piece]);
  }
  const joined = new Map<ColumnName, Found>();
  for (const [name, pieces] of cells) {
    const whole = joinFound(pieces);
    if (whole !== null) joined.set(name, whole);
  }
  return joined;
}

/** A fragment over several columns is cut into its words; one that begins in the column of names stays whole. */
function piecesOf(found: Found, columns: readonly Column[]): Found[] {
  const words = wordsOf(found);
  const touched = new Set(words.map((word) => columnAt(word, columns)?.name));
  return touched.size > 1 ? words : [found];
}

function columnAt({ box }: Found, columns: readonly Column[]): Column | undefined {
  const middle = (box.left + box.right) / 2;
  return columns.find(({ left, right }) => middle >= left && middle < right);
}

const WHOLE = new Set<ColumnName>(['packNum', 'smallPackNum']);

function lineOf(cells: Cells, columns: readonly Column[]): GoodsLine {
  const line: GoodsLine = {};
  for (const [name, found] of cells) {
    if (name === 'position') continue;
    if (name === 'goodsName') Object.assign(line, namesOf(found));
    else line[name] = COUNTED.includes(name) ? numberOf(found, WHOLE.has(name)) : codeOf(name, found);
  }
  const currency = columns.find(({ currency: written }) => written !== '')?.currency ?? '';
  const priced = line.goodsValue ?? line.goodsPrice;
  if (currency !== '' && priced !== undefined) line.goodsValueCurrency = { ...priced, text: currency };
  return line;
}

/** "120 cartons": the number; the rest may be the packing. */
function numberOf(found: Found, isWhole: boolean): Found {
  const decimal = decimalOf(found.text, isWhole);
  return decimal === null ? { ...found, confidence: 0 } : { ...found, text: decimal };
}

const HS_SHAPE = /^\d{6,10}$/;

function codeOf(name: ColumnName, found: Found): Found {
  if (name !== 'hscode' && name !== 'hscodeBg') return found;
  const digits = found.text.replace(/[.\s]/g, '').replace(/[Oo]/g, '0').replace(/[lI]/g, '1');
  return HS_SHAPE.test(digits) ? { ...found, text: digits } : { ...found, text: digits, confidence: 0 };
}

const SCRIPTS = [
  ['goodsNameCn', /\p{Script=Han}/u],
  ['goodsNameRu', /\p{Script=Cyrillic}/u],
  ['goodsNameEn', /[A-Za-z]/],
] as const;

/** Names by their script: "笔记本电脑 Laptops / Ноутбуки" is three. */
function namesOf(found: Found): GoodsLine {
  const line: GoodsLine = {};
  for (const run of found.text.split(
    /\s*[/|]\s*|(?<=\p{Script=Han}[)]?)\s+(?=[A-Za-z\p{Script=Cyrillic}])|(?<=[A-Za-z.)])\s+(?=[\p{Script=Han}\p{Script=Cyrillic}])|(?<=\p{Script=Cyrillic}[.)]?)\s+(?=[A-Za-z\p{Script=Han}])/u,
  )) {
    const script = SCRIPTS.find(([, letters]) => letters.test(run));
    if (script === undefined) continue;
    const [field] = script;
    const before = line[field];
    line[field] = { ...found, text: before === undefined ? run.trim() : `${before.text} ${run.trim()}` };
  }
  return line;
}

function addName(line: GoodsLine, added: Found, isBelow: boolean): void {
  const names = namesOf(added);
  for (const [field] of SCRIPTS) {
    const more = names[field];
    const before = line[field];
    if (more === undefined) continue;
    line[field] = (before && joinFound(isBelow ? [before, more] : [more, before])) ?? more;
  }
}
