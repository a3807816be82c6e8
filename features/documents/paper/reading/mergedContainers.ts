import type { Found } from './found.ts';
import type { GoodsLine } from './goodsLine.ts';
import { isCounted, type TableRow } from './tableRows.ts';

const middleOf = ({ box }: Found) => (box.top + box.bottom) / 2;

/** One cell names the container of several lines: at their top, or in their middle. */
export function withMergedContainers(lines: readonly GoodsLine[], rows: readonly TableRow[]): GoodsLine[] {
  const named = rows.flatMap(({ cells }) => cells.get('containerNo') ?? []);
  const counted = rows.filter(isCounted);
  if (named.length === 0 || named.length === lines.length) return [...lines];
  const isTop = lines[0]?.containerNo !== undefined;
  const tops = counted.map(({ cells }) => [...cells.values()][0]);
  let at = 0;
  return lines.map((line, place) => {
    const [top, cell, next] = [tops[place], named[at], named[at + 1]];
    const isNext = isTop
      ? place > 0 && line.containerNo !== undefined
      : isBeyond(top, cell, tops[firstOf(named, at, tops)], next);
    if (isNext && next !== undefined) at += 1;
    const containerNo = line.containerNo ?? named[at];
    return containerNo === undefined ? line : { ...line, containerNo };
  });
}

/** First line of the group of a cell. */
function firstOf(named: readonly Found[], at: number, tops: readonly (Found | undefined)[]): number {
  let first = 0;
  for (const cell of named.slice(0, at)) {
    const begin = tops[first];
    first = tops.findIndex((top, place) => place >= first && isBeyond(top, cell, begin, cell));
    if (first === -1) return 0;
  }
  return first;
}

/** A group reaches as far below the middle of its cell as above; a line on another page begins the next. */
function isBeyond(
  line: Found | undefined,
  cell: Found | undefined,
  first: Found | undefined,
  next: Found | undefined,
): boolean {
  if (line === undefined || cell === undefined || first === undefined || next === undefined) return false;
  if (line.page !== cell.page) return true;
  const half = middleOf(cell) - middleOf(first);
  const height = line.box.bottom - line.box.top;
  return middleOf(line) > middleOf(cell) + half + height / 2;
}
