type Point = readonly [number, number];

/** In px. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** In px; about the height of a label. */
const CELL = 16;
/** More columns than any window has, so that a cell has one number. */
const COLUMNS = 4096;

const cellOf = (x: number, y: number) => Math.floor(y / CELL) * COLUMNS + Math.floor(x / CELL);

/** Counts points in a box by square cells: each box meets the points near it only. In px. */
export function pointGrid(points: readonly Point[]): (box: Box) => number {
  const cells = new Map<number, Point[]>();
  for (const point of points) {
    const cell = cellOf(...point);
    const known = cells.get(cell);
    if (known) known.push(point);
    else cells.set(cell, [point]);
  }
  return ({ left, right, top, bottom }) => {
    let count = 0;
    for (let row = Math.floor(top / CELL); row * CELL < bottom; row += 1) {
      for (let column = Math.floor(left / CELL); column * CELL < right; column += 1) {
        for (const [x, y] of cells.get(row * COLUMNS + column) ?? []) {
          if (x > left && x < right && y > top && y < bottom) count += 1;
        }
      }
    }
    return count;
  };
}
