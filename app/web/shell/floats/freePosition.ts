import type { Point } from '../../../../platform/web/widgets/drag/useDrag.ts';

/** In px. */
export interface Size {
  width: number;
  height: number;
}
export type Box = Point & Size;

/** Least distance to the lower edge of the window (portal 9). */
const BOTTOM = 70;
const STEP = 8;
/** Gap to the buttons. */
const GAP = 4;

/** Clamps a box to the window. */
export function clampToWindow(point: Point, size: Size, window: Size): Point {
  const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), Math.max(most, 0)));
  return {
    left: within(point.left, window.width - size.width),
    top: within(point.top, window.height - Math.max(size.height, BOTTOM)),
  };
}

function covers(point: Point, size: Size, box: Box): boolean {
  return (
    point.left < box.left + box.width + GAP &&
    box.left - GAP < point.left + size.width &&
    point.top < box.top + box.height + GAP &&
    box.top - GAP < point.top + size.height
  );
}

/** The wanted position if it covers no button, else the nearest free one above or below; null if none. */
export function freePosition(wanted: Point, size: Size, window: Size, buttons: readonly Box[]): Point | null {
  const start = clampToWindow(wanted, size, window);
  const inColumn = buttons.filter((box) => covers({ ...start, top: box.top }, size, box));
  const isFree = (top: number) => !inColumn.some((box) => covers({ ...start, top }, size, box));
  const lowest = window.height - Math.max(size.height, BOTTOM);
  for (let distance = 0; distance <= window.height; distance += STEP) {
    for (const top of [start.top - distance, start.top + distance]) {
      if (top >= 0 && top <= lowest && isFree(top)) return { ...start, top };
    }
  }
  return null;
}
