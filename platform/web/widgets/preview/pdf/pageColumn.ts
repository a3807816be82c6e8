import type { Size } from '../useBoxSize.ts';

export const PAGE_GAP = 12;

/** Vertical page layout in px. */
export interface PageColumn {
  tops: readonly number[];
  height: number;
  width: number;
}

export function columnOf(sizes: readonly Size[]): PageColumn {
  let at = PAGE_GAP;
  const tops = sizes.map(({ height }) => {
    const top = at;
    at += height + PAGE_GAP;
    return top;
  });
  return { tops, height: at, width: Math.max(0, ...sizes.map(({ width }) => width)) + 2 * PAGE_GAP };
}

/** Index of the last page that begins at or above `y`; binary search. */
export function pageAt({ tops }: PageColumn, y: number): number {
  let from = 0;
  let to = tops.length - 1;
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if ((tops[middle] ?? 0) <= y) from = middle;
    else to = middle - 1;
  }
  return from;
}

/** Visible pages and one neighbour on each side. */
export function pagesAround(column: PageColumn, window: { top: number; height: number }): number[] {
  const first = Math.max(0, pageAt(column, window.top) - 1);
  const last = Math.min(column.tops.length - 1, pageAt(column, window.top + window.height) + 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_none, index) => first + index);
}
