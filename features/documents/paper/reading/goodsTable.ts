import { COUNTED } from './counted.ts';
import type { Found } from './found.ts';
import { addName, addQuantity, addStacked, type Cells, type GoodsLine, lineOf } from './goodsLine.ts';
import { isWhole, labelledGoods, withLabelled } from './labelledGoods.ts';
import { withMergedContainers } from './mergedContainers.ts';
import { onlyCurrencyIn } from './money.ts';
import { type DecimalMark, decimalMarkOf, decimalOf } from './numbers.ts';
import { withPlausibility } from './plausibility.ts';
import type { Row } from './rows.ts';
import { soldInSentences } from './sentences.ts';
import { isCounted, type TableRow, tableRowsOf, totalsOf } from './tableRows.ts';
import { withWrapped } from './wrappedCells.ts';

export type { GoodsLine } from './goodsLine.ts';

/** Of the page's height, between a line and what belongs to it. */
const MOST_DISTANCE = 0.04;
/** A currency that the paper names elsewhere is looked at by a person. */
const ELSEWHERE = 0.85;

/** More than any wagon holds. */
const [MOST_KG, MOST_M3] = [99_999, 999];

/** Of tables, or else of sentences or labels. */
function linesIn(rows: readonly Row[], tableRows: readonly TableRow[], mark: DecimalMark): GoodsLine[] {
  const inTables = linesOfTables(tableRows, mark);
  const lines = inTables.length > 0 ? inTables : soldInSentences(rows, mark);
  const labelled = labelledGoods(rows, mark);
  if (lines.length > 0 || labelled === null) return withLabelled(lines, labelled);
  return isWhole(labelled) ? [labelled] : [];
}

/** "288,000" kilograms are three decimals where nothing else tells the mark. */
function markOf(rows: readonly Row[], tableRows: readonly TableRow[]): DecimalMark {
  const mark = decimalMarkOf(rows.flat().map(({ text }) => text));
  return mark === null && linesOfTables(tableRows, mark).some(isBeyondAny) ? ',' : mark;
}

const isBeyondAny = ({ goodsGrossWeightKg, goodsWeightKg, goodsVolumeM3 }: GoodsLine): boolean =>
  Number((goodsGrossWeightKg ?? goodsWeightKg)?.text ?? 0) > MOST_KG || Number(goodsVolumeM3?.text ?? 0) > MOST_M3;

/** Goods lines of a paper, out of its tables or else out of sentences, and its totals. `containers`: how many it names. */
export function goodsIn(rows: readonly Row[], containers: number): { lines: GoodsLine[]; totals: GoodsLine[] } {
  const tableRows = tableRowsOf(rows);
  const mark = markOf(rows, tableRows);
  const lines = linesIn(rows, tableRows, mark);
  const currency = onlyCurrencyIn(rows);
  for (const line of lines) {
    const priced = line.goodsValue ?? line.goodsPrice;
    if (currency === '' || priced === undefined || line.goodsValueCurrency !== undefined) continue;
    line.goodsValueCurrency = {
      ...priced,
      text: currency,
      confidence: Math.min(priced.confidence, ELSEWHERE),
    };
  }
  const totals = totalsOf(rows, tableRows).map(({ cells, columns }) => lineOf(cells, columns, mark));
  return { lines: withPlausibility(lines, { totals, containers }), totals };
}

function linesOfTables(read: readonly TableRow[], mark: DecimalMark): GoodsLine[] {
  const tableRows = withoutSum(withStacks(withWrapped(read)));
  const counted = tableRows.filter(isCounted);
  const lines = counted.map(({ cells, columns, more }) => {
    const line = lineOf(cells, columns, mark);
    for (const quantity of more) addQuantity(line, quantity, mark);
    return line;
  });
  const alone = tableRows.flatMap((row, place) =>
    isCounted(row) ? [] : nameAlone(row.cells).map((name) => ({ name, place })),
  );
  const isTop = isTopAligned(tableRows);
  for (const { name, place } of alone) {
    const above = tableRows.slice(0, place).filter(isCounted).length - 1;
    const at = isTop ? above : nearest(name, counted);
    const line = lines[at];
    const own = counted[at]?.cells.get('goodsName');
    if (line !== undefined) addName(line, name, own === undefined || own.box.top < name.box.top);
  }
  return withSections(withMergedContainers(lines, tableRows), counted);
}

/** Where each container heads its own part of the table, its lines are in it. */
function withSections(lines: readonly GoodsLine[], counted: readonly TableRow[]): GoodsLine[] {
  const heads = new Set(counted.map(({ container }) => container?.text));
  const areHeaded = heads.size > 1 && !heads.has(undefined);
  return lines.map((line, at) => {
    const containerNo = line.containerNo ?? counted[at]?.container;
    return areHeaded && containerNo !== undefined ? { ...line, containerNo } : line;
  });
}

interface StackedRow extends TableRow {
  /** further quantities of the line, in other units */
  more: Found[];
}

/** Further values of a cell that holds several join their line; a lone number below a line is none of its own. */
function withStacks(rows: readonly TableRow[]): StackedRow[] {
  const kept: StackedRow[] = [];
  for (const read of rows) {
    const { cells, columns } = read;
    const row = { ...read, more: [] };
    const before = kept.findLast(isCounted);
    const isLone = cells.size === 1 && !cells.has('goodsName') && !cells.has('containerNo');
    if (before === undefined || !(isLone || isContinued(row, before))) {
      kept.push(row);
      continue;
    }
    for (const [name, value] of cells) {
      if (name === 'smallPackNum') before.more.push(value);
      else if (name !== 'goodsName') addStacked(before.cells, before.columns, name, value);
    }
    const name = cells.get('goodsName');
    if (name !== undefined) kept.push({ cells: new Map([['goodsName', name]]), columns, more: [] });
  }
  return kept;
}

/** Where cells hold several values, rows without a number or a code go on with the line above. */
function isContinued({ cells, columns }: TableRow, before: TableRow): boolean {
  const hasStacks = columns.some(({ stack }) => stack !== undefined);
  const keys = (['position', 'hscode'] as const).filter((name) => before.cells.has(name));
  return hasStacks && keys.length > 0 && keys.every((name) => !cells.has(name));
}

/** Sums below the goods, without a word that says so. */
function withoutSum(rows: readonly StackedRow[]): StackedRow[] {
  return rows.filter((row, at) => {
    const above = rows.slice(0, at).filter(isCounted);
    const sums = [...row.cells].filter(([name]) => COUNTED.includes(name) && name !== 'goodsPrice');
    const isBare = [...row.cells.keys()].every((name) => name === 'unit' || COUNTED.includes(name));
    const isSurelySum = above.length > 1 && sums.length > 1 && !row.cells.has('hscode');
    if (sums.length === 0 || above.length === 0 || !(isBare || isSurelySum)) return true;
    return !sums.every(([name, { text }]) =>
      isSumOf(
        text,
        above.map(({ cells }) => cells.get(name)?.text ?? ''),
      ),
    );
  });
}

function isSumOf(text: string, parts: readonly string[]): boolean {
  const mark = decimalMarkOf(parts);
  const numbers = parts.map((part) => Number(decimalOf(part, { mark }) ?? 0));
  const sum = numbers.reduce((total, one) => total + one, 0);
  return Math.abs(sum - Number(decimalOf(text, { mark }) ?? Number.NaN)) < 0.01;
}

/** Numbers stand beside the first line of a name: no name above the first, and each has its own or as many below the last as between. */
function isTopAligned(rows: readonly TableRow[]): boolean {
  const between: number[] = [];
  let alone = 0;
  for (const row of rows) {
    if (!isCounted(row)) alone += nameAlone(row.cells).length;
    else {
      between.push(alone);
      alone = 0;
    }
  }
  const counted = rows.filter(isCounted);
  const isOwn = counted.every(({ cells }) => cells.has('goodsName'));
  return between[0] === 0 && (isOwn || (alone > 0 && alone >= Math.max(...between)));
}

/** A row that holds a name and nothing else besides a mark. */
function nameAlone(cells: Cells): Found[] {
  const name = cells.get('goodsName');
  const isAlone = [...cells.keys()].every((one) => one === 'goodsName' || one === 'goodsSign');
  return name !== undefined && isAlone ? [name] : [];
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
