import type { Merge } from './previewSheet.ts';

/** Zero-based, inclusive. */
export interface CellRange {
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  lastColumn: number;
}

/** Left edges of the columns and the right edge of the last, in px. */
export function columnEdges(widths: readonly number[]): number[] {
  const edges = [0];
  for (const width of widths) edges.push((edges.at(-1) ?? 0) + width);
  return edges;
}

interface Window {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Visible cells with overscan. */
export function visibleRange(
  window: Window,
  edges: readonly number[],
  rowPx: number,
  rowCount: number,
): CellRange {
  const columns = edges.length - 1;
  const isPast = (px: number) => (edge: number) => edge > px;
  const first = edges.findIndex(isPast(window.left)) - 1;
  const last = edges.findIndex(isPast(window.left + window.width));
  return {
    firstRow: Math.max(0, Math.floor(window.top / rowPx) - 4),
    lastRow: Math.min(rowCount - 1, Math.ceil((window.top + window.height) / rowPx) + 4),
    firstColumn: Math.max(0, first === -2 ? columns - 1 : first - 1),
    lastColumn: Math.min(columns - 1, last === -1 ? columns - 1 : last),
  };
}

const intersects = ({ firstRow, lastRow, firstColumn, lastColumn }: CellRange, merge: Merge) =>
  merge.startRow <= lastRow &&
  merge.endRow >= firstRow &&
  merge.startCol <= lastColumn &&
  merge.endCol >= firstColumn;

export interface DrawnCell {
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
}

export function cellsIn(part: CellRange, merges: readonly Merge[]): DrawnCell[] {
  const reaching = merges.filter((merge) => intersects(part, merge));
  const isCovered = (row: number, column: number) =>
    reaching.some(
      (merge) =>
        row >= merge.startRow && row <= merge.endRow && column >= merge.startCol && column <= merge.endCol,
    );
  const cells: DrawnCell[] = reaching.map(({ startRow, startCol, endRow, endCol }) => ({
    row: startRow,
    column: startCol,
    rowSpan: endRow - startRow + 1,
    columnSpan: endCol - startCol + 1,
  }));
  for (let row = part.firstRow; row <= part.lastRow; row += 1) {
    for (let column = part.firstColumn; column <= part.lastColumn; column += 1)
      if (!isCovered(row, column)) cells.push({ row, column, rowSpan: 1, columnSpan: 1 });
  }
  return cells.toSorted((one, other) => one.row - other.row || one.column - other.column);
}

/** A, B … Z, AA. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}
