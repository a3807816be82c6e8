import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Widest content of a cell in px: as wide as it fits between these, so that short columns are never cut; the longest first. */
const CELL = { least: 80, most: 480, step: 8 } as const;

const overflows = (frame: HTMLElement, table: HTMLElement) => table.offsetWidth > frame.clientWidth + 1;

/** Largest step of `count` at which `fits` holds, which it does up to some step; 0 if at none. */
export function lastFitting(count: number, fits: (step: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

function fitCells(frame: HTMLElement, table: HTMLElement): void {
  frame.style.removeProperty('--cell-most');
  if (!overflows(frame, table)) return;
  const cap = (step: number) => frame.style.setProperty('--cell-most', `${CELL.least + step * CELL.step}px`);
  const steps = (CELL.most - CELL.least) / CELL.step;
  cap(
    lastFitting(steps, (step) => {
      cap(step);
      return !overflows(frame, table);
    }),
  );
}

/**
 * True while the table is wider than its frame. With `isCut`, the longest cells are cut before that, all at
 * one width; measured again when one of `content` changes.
 */
export function useTableFit(
  outer: RefObject<HTMLElement | null>,
  isCut: boolean,
  content: readonly unknown[],
): boolean {
  const [isWide, setWide] = useState(false);
  const measure = useRef(() => {});
  useLayoutEffect(() => {
    const frame = outer.current;
    const table = frame?.querySelector('table');
    if (!frame || !table || typeof ResizeObserver === 'undefined') return;
    let measured = '';
    const size = () => `${frame.clientWidth} ${table.offsetWidth}`;
    measure.current = () => {
      if (isCut) fitCells(frame, table);
      else frame.style.removeProperty('--cell-most');
      setWide(overflows(frame, table));
      measured = size();
    };
    const observer = new ResizeObserver(() => {
      // each measuring lays the table out some eight times, and is seen by the observer itself
      if (size() !== measured) measure.current();
    });
    observer.observe(frame);
    observer.observe(table);
    return () => observer.disconnect();
  }, [outer, isCut]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows and columns that the caller names
  useLayoutEffect(() => measure.current(), content);
  return isWide;
}
