import { isEqual } from '../../../../libs/amounts/compare.ts';
import { isDecimal } from '../../../../platform/wire/amountText.ts';
import type { CargoField } from '../../../freight/cargo/fields.ts';
import { type Compared, comparedPapers, isSharedOut, type Same } from './compare.ts';
import { found, goodsCell, isWithin, onPaper, sumOf } from './found.ts';
import type { Found, Inspected, InspectedLine, ReadLine } from './inspected.ts';

type Pair = readonly [InspectedLine, ReadLine];

/** A quantity of goods that papers state otherwise than the order: line by line where lines are known, else in sum. */
function quantityFound(of: Inspected, field: CargoField, isSame: Same): Found[] {
  const all = comparedPapers(of);
  return all.flatMap((one) => (isSharedOut(all, one, field, isSame) ? [] : differenceOf(one, field, isSame)));
}

function differenceOf(one: Compared, field: CargoField, isSame: Same): Found[] {
  const { lines, read, pairs } = one;
  if (pairs !== null) return pairs.flatMap((pair) => pairFound(one, pair, field, isSame));
  const ours = sumOf(lines.map(({ values }) => values[field]));
  const theirs = sumOf(read.map((line) => line[field]?.text ?? ''));
  if (ours === null || theirs === null || isSame(theirs, ours)) return [];
  // lines that nothing tells apart stand in one order on both sides more often than not
  const inOrder = lines.length === read.length ? lines.map((line, at) => [line, read[at] ?? {}] as const) : [];
  const single = inOrder.flatMap((pair) => pairFound(one, pair, field, isSame));
  return single.length === 1 ? single : [sumFound(one, field, { ours, theirs })];
}

function pairFound(
  { paper, orderContainerId }: Compared,
  [line, other]: Pair,
  field: CargoField,
  isSame: Same,
): Found[] {
  const value = other[field];
  const ours = line.values[field];
  if (value === undefined || !isDecimal(value.text) || !isDecimal(ours) || isSame(value.text, ours)) return [];
  const cell = goodsCell(line, field);
  return [
    found({
      orderContainerId: line.orderContainerId ?? orderContainerId,
      cells: [cell],
      read: [onPaper(paper, value)],
      ours,
      theirs: value.text,
      fix: { cell: cell.cell, value: value.text },
    }),
  ];
}

function sumFound(
  { paper, orderContainerId, lines, read }: Compared,
  field: CargoField,
  sums: Pick<Found, 'ours' | 'theirs'>,
): Found {
  const cells = lines.map((line) => goodsCell(line, field));
  const [only] = cells;
  return found({
    orderContainerId,
    cells,
    read: read.flatMap((line) => (line[field] === undefined ? [] : [onPaper(paper, line[field])])),
    ...sums,
    fix: cells.length === 1 && only !== undefined ? { cell: only.cell, value: sums.theirs } : null,
  });
}

export const packagesFound = (of: Inspected) => quantityFound(of, 'packNum', isEqual);
export const grossFound = (of: Inspected, limit: string) =>
  quantityFound(of, 'goodsGrossWeightKg', (theirs, ours) => isWithin(theirs, ours, limit));
export const valueFound = (of: Inspected, limit: string) =>
  quantityFound(of, 'goodsValue', (theirs, ours) => isWithin(theirs, ours, limit));

/** Texts of paired lines that differ: a currency, a code. */
function textFound(of: Inspected, field: CargoField, keyOf: (text: string) => string): Found[] {
  return comparedPapers(of).flatMap(({ paper, orderContainerId, pairs }) =>
    (pairs ?? []).flatMap(([line, other]) => {
      const [ours, value] = [line.values[field], other[field]];
      if (value === undefined || ours === '' || value.text === '' || keyOf(ours) === keyOf(value.text)) return [];
      const cell = goodsCell(line, field);
      return [
        found({
          orderContainerId: line.orderContainerId ?? orderContainerId,
          cells: [cell],
          read: [onPaper(paper, value)],
          ours,
          theirs: value.text,
          fix: { cell: cell.cell, value: value.text },
        }),
      ];
    }),
  );
}

/** Digits of a code that nomenclatures of all states share. */
const HARMONIZED = 6;
export const hsPaperFound = (of: Inspected) => textFound(of, 'hscode', (text) => text.slice(0, HARMONIZED));

/** One currency in the order, and the same on its papers. */
export function currencyFound(of: Inspected): Found[] {
  const valued = of.lines.filter(({ values }) => values.goodsValueCurrency !== '');
  const currencies = new Set(valued.map(({ values }) => values.goodsValueCurrency));
  const mixed = found({
    cells: valued.map((line) => goodsCell(line, 'goodsValueCurrency')),
    ours: [...currencies].join(', '),
  });
  return [
    ...(currencies.size > 1 ? [mixed] : []),
    ...textFound(of, 'goodsValueCurrency', (text) => text.toUpperCase()),
  ];
}

const TOTALED = ['packNum', 'goodsWeightKg', 'goodsGrossWeightKg', 'goodsValue'] as const;

/** Lines of a paper that miss its last row of totals. */
export function lineTotalsFound(of: Inspected): Found[] {
  return of.papers.flatMap((paper) =>
    TOTALED.flatMap((field) => {
      const written = paper.totals.flatMap((total) => total[field] ?? []).filter(({ text }) => isDecimal(text));
      const total = written.at(-1);
      const sum = sumOf(paper.lines.map((line) => line[field]?.text ?? ''));
      if (total === undefined || sum === null || written.some(({ text }) => isEqual(text, sum))) return [];
      return [found({ cells: [], read: [onPaper(paper, total)], ours: sum, theirs: total.text, isUnsure: false })];
    }),
  );
}
