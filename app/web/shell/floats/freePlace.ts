import type { Point } from '../../../../platform/web/widgets/drag/useDrag.ts';

/** A size in px of the window. */
export interface Size {
  width: number;
  height: number;
}
export type Box = Point & Size;

/** What floats keeps so far from the lower edge of the window, at least (portal 9). */
const BOTTOM = 70;
const STEP = 8;
/** Air between what floats and what it must not cover. */
const AIR = 4;

/** The nearest point at which a box of this size lies inside the window. */
export function insideWindow(point: Point, size: Size, window: Size): Point {
  const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), Math.max(most, 0)));
  return {
    left: within(point.left, window.width - size.width),
    top: within(point.top, window.height - Math.max(size.height, BOTTOM)),
  };
}

function covers(point: Point, size: Size, box: Box): boolean {
  return (
    point.left < box.left + box.width + AIR &&
    box.left - AIR < point.left + size.width &&
    point.top < box.top + box.height + AIR &&
    box.top - AIR < point.top + size.height
  );
}

/**
 * Where to float so that no button is covered: the wanted place, else the nearest free one above or below it;
 * null when there is none.
 */
export function freePlace(wanted: Point, size: Size, window: Size, buttons: readonly Box[]): Point | null {
  const start = insideWindow(wanted, size, window);
  const inColumn = buttons.filter((box) => covers({ ...start, top: box.top }, size, box));
  const isFree = (top: number) => !inColumn.some((box) => covers({ ...start, top }, size, box));
  const lowest = window.height - Math.max(size.height, BOTTOM);
  for (let away = 0; away <= window.height; away += STEP) {
    for (const top of [start.top - away, start.top + away]) {
      if (top >= 0 && top <= lowest && isFree(top)) return { ...start, top };
    }
  }
  return null;
}
