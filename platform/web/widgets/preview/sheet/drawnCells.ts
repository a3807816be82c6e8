import type { Merge } from './previewSheet.ts';

/** Zero-based, inclusive. */
interface CellRange {
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  lastColumn: number;
}

const intersects = ({ firstRow, lastRow, firstColumn, lastColumn }: CellRange, merge: Merge) =>
  merge.startRow <= lastRow && merge.endRow >= firstRow && merge.startCol <= lastColumn && merge.endCol >= firstColumn;

export interface DrawnCell {
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
}

/** Cells to draw for a visible range: merges that reach into it, and what they do not cover. */
export function cellsIn(part: CellRange, merges: readonly Merge[]): DrawnCell[] {
  const reaching = merges.filter((merge) => intersects(part, merge));
  const isCovered = (row: number, column: number) =>
    reaching.some(
      (merge) => row >= merge.startRow && row <= merge.endRow && column >= merge.startCol && column <= merge.endCol,
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
