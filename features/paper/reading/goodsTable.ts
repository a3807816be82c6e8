import { currencyCodeOf, isCurrency } from '../../cargo/codes.ts';
import type { CargoField } from '../../cargo/fields.ts';
import { packTypeOf } from '../../cargo/packTypes.ts';
import { currencyIn } from './columns.ts';
import { type Found, joinFound } from './found.ts';
import { type Column, headingAt } from './headings.ts';
import { decimalOf } from './numbers.ts';
import { type Row, wordsOf } from './rows.ts';

export type GoodsLine = Partial<Record<CargoField | 'containerNo', Found>>;

/** Of the page's height, between a line and what belongs to it. */
const MOST_DISTANCE = 0.04;
const TOTAL = /^(total|grandtotal|subtotal|sum|合计|总计|共计|小计|итого|всего)/i;
const COUNTED: readonly Column['name'][] = [
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
  const tableRows = withStacks(tableRowsOf(rows));
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

/** Further values of a cell that holds several join their line; a lone number below a line is none of its own. */
function withStacks(rows: readonly TableRow[]): TableRow[] {
  const kept: TableRow[] = [];
  for (const row of rows) {
    const before = kept.findLast(isCounted);
    const [name, value] = [...row.cells][0] ?? [];
    const isLone = row.cells.size === 1 && name !== 'goodsName' && value !== undefined;
    if (!isLone || before === undefined) kept.push(row);
    else {
      const stack = before.columns.find((column) => column.name === name)?.stack ?? [];
      const next = stack.find((one) => !before.cells.has(one));
      if (next !== undefined && decimalOf(value.text) !== null) before.cells.set(next, value);
      const currency = currencyCodeOf(value.text);
      const priced = before.columns.find((column) => column.name === name);
      if (priced !== undefined && stack.length > 0 && isCurrency(currency)) priced.currency = currency;
    }
  }
  return kept;
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
  const tableRows: TableRow[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    const heading = headingAt(rows, at);
    if (heading !== null) {
      columns = heading.columns;
      at += heading.rows - 1;
    } else if (columns !== null && row.every(({ text }) => UNIT.test(text)))
      columns = withCurrencies(columns, row);
    else if (row.some(({ text }) => TOTAL.test(text.replace(/\s/g, '')))) columns = null;
    else if (columns !== null) tableRows.push({ cells: cellsOf(row, columns), columns });
  }
  return tableRows;
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

type Cells = Map<Column['name'], Found>;

function cellsOf(row: Row, columns: readonly Column[]): Cells {
  const cells = new Map<Column['name'], Found[]>();
  for (const { piece, column } of row.flatMap((found) => piecesOf(found, row, columns)))
    cells.set(column.name, [...(cells.get(column.name) ?? []), piece]);
  const joined = new Map<Column['name'], Found>();
  for (const [name, pieces] of cells) {
    const whole = joinFound(pieces);
    if (whole !== null) joined.set(name, whole);
  }
  return joined;
}

interface Piece {
  piece: Found;
  column: Column;
}

/** A fragment over several columns is cut into its words, unless something else stands in the other columns. */
function piecesOf(found: Found, row: Row, columns: readonly Column[]): Piece[] {
  const words = wordsOf(found).flatMap((piece): Piece[] => {
    const column = columnAt(piece, columns);
    return column === undefined ? [] : [{ piece, column }];
  });
  const others = row.filter((other) => other !== found).map((other) => columnAt(other, columns));
  const free = new Set(words.map(({ column }) => column).filter((column) => !others.includes(column)));
  if (free.size > 1) return words;
  const own = [...free][0] ?? words[0]?.column;
  return own === undefined ? [] : [{ piece: found, column: own }];
}

function columnAt({ box }: Found, columns: readonly Column[]): Column | undefined {
  const middle = (box.left + box.right) / 2;
  return columns.find(({ left, right }) => middle >= left && middle < right);
}

/** A column of positions without a heading runs into the names. */
const withoutPosition = (found: Found): Found => ({
  ...found,
  text: found.text.replace(/^\d{1,3}[.)]?\s+(?=\p{L})/u, ''),
});

const WHOLE = new Set<Column['name']>(['packNum', 'smallPackNum']);

function lineOf(cells: Cells, columns: readonly Column[]): GoodsLine {
  const line: GoodsLine = {};
  for (const [name, found] of cells) {
    if (name === 'position' || name === 'other') continue;
    if (name === 'goodsName') Object.assign(line, namesOf(withoutPosition(found)));
    else line[name] = COUNTED.includes(name) ? numberOf(found, WHOLE.has(name)) : codeOf(name, found);
  }
  const packed = packTypeIn(cells.get('packNum'));
  if (packed !== null) line.packType ??= packed;
  const priced = line.goodsValue ?? line.goodsPrice;
  const currency =
    columns.find(({ currency: written }) => written !== '')?.currency ||
    currencyIn([cells.get('goodsValue')?.text, cells.get('goodsPrice')?.text].join(' '));
  if (currency !== '' && priced !== undefined) line.goodsValueCurrency = { ...priced, text: currency };
  return line;
}

/** "120 cartons" says the packing too. */
function packTypeIn(found: Found | undefined): Found | null {
  const word = /\p{L}[\p{L}.]*$/u.exec(found?.text.trim() ?? '')?.[0] ?? '';
  const code = packTypeOf(word);
  return found === undefined || word === '' || code === word ? null : { ...found, text: code };
}

/** "120 cartons": the number. */
function numberOf(found: Found, isWhole: boolean): Found {
  const decimal = decimalOf(found.text, isWhole);
  return decimal === null ? { ...found, confidence: 0 } : { ...found, text: decimal };
}

const HS_SHAPE = /^\d{6,10}$/;

function codeOf(name: Column['name'], found: Found): Found {
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
