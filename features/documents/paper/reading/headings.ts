import type { Column } from './column.ts';
import { columnOf, factorIn, isOfOne, isWeightIn, namedColumn, weightsIn } from './columns.ts';
import { columnAt, withContents } from './contents.ts';
import { COUNTED } from './counted.ts';
import { boxAround, type Found, joinFound } from './found.ts';
import { guessedColumn } from './headingWords.ts';
import { currencyIn } from './money.ts';
import { type Row, wordsOf } from './rows.ts';

/** A table has a name of goods and something counted. */
const FEWEST_COLUMNS = 3;
/** The boxes of a form are numbered, which no other row is. */
const FEWEST_IN_FORM = 2;
const areBoxed = (row: Row) => row.length > 2 && row.every(({ text }) => /^\d{1,2}[.)]?\s*\p{Lu}/u.test(text));
/** Rows that one heading may have: "Gross / weight / (kg)". */
const MOST_ROWS = 3;
/** Of the page's height, between two rows of one heading. */
const ROW_DISTANCE = 0.03;
const ROW_HEIGHTS = 1.2;
/** Below a heading, to know columns by what stands in them. */
const ROWS_LOOKED_AT = 3;
/** Most words of a heading. */
const MOST_WORDS = 5;

/** A heading of goods that begins with a row, and how many rows it takes; null: none does. */
export function headingAt(rows: readonly Row[], at: number): { columns: Column[]; rows: number } | null {
  let best: { columns: Column[]; rows: number } | null = null;
  if (!rows[at]?.some(isKnown)) return null;
  for (let count = 1; count <= MOST_ROWS; count += 1) {
    const taken = rows.slice(at, at + count);
    if (taken.length < count || !goesOn(taken)) break;
    const columns = count === 1 ? columnsOf(taken[0] ?? []) : stackedColumns(taken);
    if (columns === null) continue;
    const more = namedCount(columns) - namedCount(best?.columns ?? []);
    if (more > 0 || (more === 0 && isPartOfHeading(taken.at(-1) ?? []))) best = { columns, rows: count };
  }
  const below = rows.slice(at + (best?.rows ?? 0), at + (best?.rows ?? 0) + ROWS_LOOKED_AT);
  const columns = best === null ? null : withContents(withReach(best.columns, below), below);
  return best === null || columns === null ? null : { ...best, columns };
}

/** Columns of the first table of goods, '' where there is none. */
export function columnsIn(rows: readonly Row[]): string {
  for (const at of rows.keys()) {
    const heading = headingAt(rows, at);
    if (heading !== null) return heading.columns.map(({ name }) => name).join(' ');
  }
  return '';
}

/** Whether a row heads a table of goods. */
export const isHeading = (row: Row): boolean => columnsOf(row) !== null;

/** The last row stands close below, and none holds values. */
function goesOn(rows: readonly Row[]): boolean {
  const [before, last] = [rows.at(-2)?.[0], rows.at(-1)];
  const first = last?.[0];
  if (before === undefined || first === undefined || last === undefined) return true;
  // rows of a small sheet are high
  const most = Math.max(ROW_DISTANCE, (before.box.bottom - before.box.top) * ROW_HEIGHTS);
  const isClose = first.page === before.page && first.box.top - before.box.top < most;
  return isClose && rows.flat().every(({ text }) => !/\d{3}|^\d+([.,]\d+)?$/.test(text));
}

/** Units and words of headings: "No. | of Goods | Code | (PCS)". */
function isPartOfHeading(row: Row): boolean {
  const known = row.filter(isWord);
  return row.length > 1 && known.length * 2 >= row.length;
}

const isWord = ({ text }: Found) => nameOf(text) !== null || SMALL.test(text);
const isKnown = (found: Found) => isWord(found) || namedIn(found).some(({ name }) => name !== 'other');

const SMALL =
  /^[([（]?\s*(?:no|of|of goods|code|kgs?|lbs?|кг|т|千克|公斤|吨|箱|个|件|台|套|cbm|m3|м3|立方米|pcs|шт|usd|cny|rmb|eur|rub|in)\s*\.?[)\]）]?$/i;

const UNASKED = new Set<Column['name']>(['other', 'unit', 'position']);
const namedCount = (columns: readonly Column[]) =>
  new Set(columns.map(({ name }) => name).filter((name) => !UNASKED.has(name))).size;

function columnsOf(row: Row): Column[] | null {
  return asTable(unique(row.flatMap(namedIn)), areBoxed(row));
}

/** Fragments below each other are one heading; one that stands over several of the row below names their group. */
function stackedColumns(rows: readonly Row[]): Column[] | null {
  const stacks: Found[][] = [];
  const groups: Found[] = [];
  for (const [at, row] of rows.entries())
    for (const found of row) {
      const isGroup = rows.slice(at + 1).some((below) => countUnder(found, below) > 1);
      const stack = stacks.find(
        (one) => !one.some((other) => row.includes(other)) && overlaps(boxAround(one.map(({ box }) => box)), found.box),
      );
      if (isGroup) groups.push(found);
      else if (stack === undefined) stacks.push([found]);
      else stack.push(found);
    }
  const columns = stacks.flatMap((stack) => {
    const heading = joinFound(stack);
    if (heading === null) return [];
    const group = groups.find(({ box }) => overlaps(box, heading.box));
    const guessed = guessedColumn(heading.text);
    const ofStack = namedColumn(heading.text) ?? guessed ?? nameInStack(stack) ?? columnOf(heading.text);
    const name = isOfOne(heading.text) ? 'other' : (ofStack ?? 'other');
    const column = columnFrom(heading, name);
    return [group === undefined ? column : { ...column, factor: column.factor ?? factorIn(group.text) }];
  });
  const fromLeft = columns.toSorted((one, other) => one.left - other.left);
  return asTable(unique(fromLeft), areBoxed(rows[0] ?? []));
}

const countUnder = ({ box }: Found, below: Row): number => below.filter((found) => overlaps(box, found.box)).length;

/** Of a heading in several rows the last one is the most precise: "Quantity" over "Cartons". */
const nameInStack = (stack: readonly Found[]) =>
  stack.map(({ text }) => nameOf(text)).findLast((name) => name !== null && !UNASKED.has(name)) ?? null;

const nameOf = (text: string): Column['name'] | null => namedColumn(text) ?? columnOf(text) ?? guessedColumn(text);

const overlaps = (one: Found['box'], other: Found['box']) => one.left < other.right && other.left < one.right;

function asTable(columns: Column[], areBoxed: boolean): Column[] | null {
  const names = new Set(columns.map(({ name }) => name));
  const fewest = areBoxed ? FEWEST_IN_FORM : FEWEST_COLUMNS;
  const isNamed = names.has('goodsName') || names.has('hscode');
  const counted = columns.filter(({ name }) => COUNTED.includes(name));
  const isTable = namedCount(columns) >= fewest && (isNamed || counted.length >= FEWEST_COLUMNS);
  return isTable ? withBorders(columns) : null;
}

function columnFrom({ text, box }: Found, name: Column['name']): Column {
  const column = {
    ...{ name, left: box.left, right: box.right, head: { left: box.left, right: box.right } },
    currency: currencyIn(text),
    factor: factorIn(text),
    isWeight: isWeightIn(text),
  };
  const weights = weightsIn(text);
  if (weights !== null) return { ...column, weights };
  const stack = [...new Set(text.split(/[/／]/).flatMap((part) => namedColumn(part) ?? []))];
  return stack.length > 1 && stack.includes('goodsPrice') ? { ...column, stack } : column;
}

/** "No. of pcs (pkgs)" is one heading, not one of positions, pieces and packages. */
const COUNT_OF = /^(?:nos?\.?|number) of /i;

/** A fragment may hold several headings: at each word the longest that is known. */
function namedIn(found: Found): Column[] {
  // "number and kind of packages; description of goods" asks for all in one cell
  const isOneCell = found.text.includes(';') && guessedColumn(found.text) === 'goodsName';
  const exact = isOneCell ? 'goodsName' : namedColumn(found.text);
  if (exact !== null) return [columnFrom(found, exact)];
  const guessed = guessedColumn(found.text);
  if (COUNT_OF.test(found.text) && guessed !== null) return [columnFrom(found, guessed)];
  const whole = columnOf(found.text) ?? guessed;
  const words = wordsOf(found);
  const columns: Column[] = [];
  for (let at = 0; at < words.length; ) {
    const taken = longestFrom(words.slice(at, at + MOST_WORDS));
    if (taken !== null) columns.push(taken.column);
    at += taken?.words ?? 1;
  }
  const names = new Set(columns.map(({ name }) => name));
  // "No. of pieces" holds no column of positions
  if (whole !== 'goodsName') names.delete('position');
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

/** Where another column numbers the lines, "Item" names the goods. */
function withItems(columns: readonly Column[]): Column[] {
  const isNamed = columns.some(({ name }) => name === 'goodsName');
  const second = columns.filter(({ name }) => name === 'position')[1];
  return columns.map((column) => (!isNamed && column === second ? { ...column, name: 'goodsName' } : column));
}

/** "Packages 件数" is one column; of two that are apart the first counts, the second is none that is asked for. */
function unique(columns: readonly Column[]): Column[] {
  const kept: Column[] = [];
  for (const column of withItems(columns)) {
    const last = kept.at(-1);
    if (column.name !== 'other' && last?.name === column.name)
      kept.splice(-1, 1, {
        ...{ ...last, right: column.right, head: { left: last.head.left, right: column.head.right } },
        currency: last.currency || column.currency,
      });
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

/** Numbers stand at the right of headings that stand at the left: a row that fills each column says how far they reach. */
function withReach(columns: readonly Column[], below: readonly Row[]): Column[] {
  const full = below.find((row) => row.length === columns.length);
  const isFitting = full?.every((found, at) => columnAt(found, columns) === columns[at]) ?? true;
  if (full === undefined || isFitting) return [...columns];
  const reaching = columns.map((column, at) => {
    const { left, right } = full[at]?.box ?? column.head;
    return { ...column, left: Math.min(left, column.head.left), right: Math.max(right, column.head.right) };
  });
  const areApart = reaching.every(({ left }, at) => left >= (reaching[at - 1]?.right ?? 0));
  return areApart ? withBorders(reaching) : [...columns];
}
