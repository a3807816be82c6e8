import { type ColumnName, columnOf, currencyIn, namedColumn } from './columns.ts';
import { boxAround, type Found, joinFound } from './found.ts';
import { type Row, wordsOf } from './rows.ts';

export interface Column {
  /** `other`: nothing that is asked for; its values belong to no neighbour */
  name: ColumnName | 'other';
  left: number;
  right: number;
  currency: string;
  /** values that stand below each other in one cell: "Price / Amount" */
  stack?: ColumnName[];
}

/** A table has a name of goods and something counted. */
const FEWEST_COLUMNS = 3;
/** Rows that one heading may have: "Gross / weight / (kg)". */
const MOST_ROWS = 3;
/** Of the page's height, between two rows of one heading. */
const ROW_DISTANCE = 0.03;
/** Most words of a heading. */
const MOST_WORDS = 5;

/** A heading of goods that begins with a row, and how many rows it takes; null: none does. */
export function headingAt(rows: readonly Row[], at: number): { columns: Column[]; rows: number } | null {
  let best: { columns: Column[]; rows: number } | null = null;
  for (let count = 1; count <= MOST_ROWS; count += 1) {
    const taken = rows.slice(at, at + count);
    if (taken.length < count || !goesOn(taken)) break;
    const columns = count === 1 ? columnsOf(taken[0] ?? []) : stackedColumns(taken);
    if (columns === null) continue;
    const more = namedCount(columns) - namedCount(best?.columns ?? []);
    if (more > 0 || (more === 0 && isPartOfHeading(taken.at(-1) ?? []))) best = { columns, rows: count };
  }
  return best;
}

/** Whether a row heads a table of goods. */
export const isHeading = (row: Row): boolean => columnsOf(row) !== null;

/** The last row stands close below, and holds no values. */
function goesOn(rows: readonly Row[]): boolean {
  const [before, last] = [rows.at(-2)?.[0], rows.at(-1)];
  const first = last?.[0];
  if (before === undefined || first === undefined || last === undefined) return true;
  const isClose = first.page === before.page && first.box.top - before.box.top < ROW_DISTANCE;
  return isClose && last.every(({ text }) => !/\d{3}|^\d+([.,]\d+)?$/.test(text));
}

/** Units and words of headings: "No. | of Goods | Code | (PCS)". */
function isPartOfHeading(row: Row): boolean {
  const known = row.filter(({ text }) => nameOf(text) !== null || SMALL.test(text));
  return row.length > 1 && known.length * 2 >= row.length;
}

const SMALL =
  /^[([（]?\s*(?:no|of|of goods|code|kgs?|кг|千克|cbm|m3|м3|pcs|шт|usd|cny|rmb|eur|rub|in)\s*\.?[)\]）]?$/i;

const namedCount = (columns: readonly Column[]) =>
  new Set(columns.map(({ name }) => name).filter((name) => name !== 'other' && name !== 'position')).size;

function columnsOf(row: Row): Column[] | null {
  return asTable(unique(row.flatMap(namedIn)));
}

/** Fragments below each other are one heading. */
function stackedColumns(rows: readonly Row[]): Column[] | null {
  const stacks: Found[][] = [];
  for (const found of rows.flat()) {
    const stack = stacks.find((one) => overlaps(boxAround(one.map(({ box }) => box)), found.box));
    if (stack === undefined) stacks.push([found]);
    else stack.push(found);
  }
  const columns = stacks.flatMap((stack) => {
    const heading = joinFound(stack);
    return heading === null
      ? []
      : [columnFrom(heading, nameOf(heading.text) ?? nameInStack(stack) ?? 'other')];
  });
  return asTable(unique(columns.toSorted((one, other) => one.left - other.left)));
}

const nameInStack = (stack: readonly Found[]) =>
  stack.map(({ text }) => nameOf(text)).find((name) => name !== null && name !== 'position') ?? null;

const nameOf = (text: string): ColumnName | null => namedColumn(text) ?? columnOf(text);

const overlaps = (one: Found['box'], other: Found['box']) => one.left < other.right && other.left < one.right;

function asTable(columns: Column[]): Column[] | null {
  const names = new Set(columns.map(({ name }) => name));
  const isTable = namedCount(columns) >= FEWEST_COLUMNS && (names.has('goodsName') || names.has('hscode'));
  return isTable ? withBorders(columns) : null;
}

function columnFrom({ text, box }: Found, name: Column['name']): Column {
  const column = { name, left: box.left, right: box.right, currency: currencyIn(text) };
  const stack = [...new Set(text.split(/[/／]/).flatMap((part) => namedColumn(part) ?? []))];
  return stack.length > 1 && stack.includes('goodsPrice') ? { ...column, stack } : column;
}

/** A fragment may hold several headings: at each word the longest that is known. */
function namedIn(found: Found): Column[] {
  const whole = nameOf(found.text);
  const words = wordsOf(found);
  const columns: Column[] = [];
  for (let at = 0; at < words.length; ) {
    const taken = longestFrom(words.slice(at, at + MOST_WORDS));
    if (taken !== null) columns.push(taken.column);
    at += taken?.words ?? 1;
  }
  const names = new Set(columns.map(({ name }) => name));
  return names.size > 1 || whole === null ? withRest(columns, found) : [columnFrom(found, whole)];
}

const withRest = (columns: Column[], found: Found): Column[] =>
  columns.length > 0 ? columns : [columnFrom(found, 'other')];

function longestFrom(words: readonly Found[]): { column: Column; words: number } | null {
  for (let length = words.length; length > 0; length--) {
    const heading = joinFound(words.slice(0, length));
    const name = heading && namedColumn(heading.text);
    if (heading && name) return { column: columnFrom(heading, name), words: length };
  }
  return null;
}

/** "Packages 件数" is one column; of two that are apart the first counts, the second is none that is asked for. */
function unique(columns: readonly Column[]): Column[] {
  const kept: Column[] = [];
  for (const column of columns) {
    const last = kept.at(-1);
    if (column.name !== 'other' && last?.name === column.name)
      kept.splice(-1, 1, { ...last, right: column.right, currency: last.currency || column.currency });
    else if (kept.some(({ name }) => name === column.name)) kept.push({ ...column, name: 'other' });
    else kept.push(column);
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
