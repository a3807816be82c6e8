import { SHEET_COLUMNS, type SheetCells, type SheetColumn, tidyCell } from './cells.ts';

const unquoted = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"');

/** A block copied from a spreadsheet, row by row; null for plain text, which goes into its one cell. */
export function pastedBlock(text: string): string[][] | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  if (lines.length === 1 && !text.includes('\t') && !text.includes('\n')) return null;
  return lines.map((line) => line.split('\t').map(unquoted));
}

/**
 * Lays a block over the sheet, down and right from a cell. Gives only the rows that it reaches; what lies to
 * the right of the last column is dropped, what lies below the last row is counted in `left`.
 */
export function layBlock(
  rows: readonly SheetCells[],
  from: { row: number; column: SheetColumn },
  block: readonly (readonly string[])[],
): { laid: ReadonlyMap<number, SheetCells>; left: number } {
  const reached = SHEET_COLUMNS.slice(SHEET_COLUMNS.indexOf(from.column));
  const laid = new Map<number, SheetCells>();
  for (const [down, line] of block.entries()) {
    const row = from.row + down;
    const before = rows[row];
    if (before === undefined) continue;
    const cells: Record<SheetColumn, string> = { ...before };
    for (const [right, column] of reached.entries()) {
      const cell = line[right];
      if (cell !== undefined) cells[column] = tidyCell(column, cell);
    }
    laid.set(row, cells);
  }
  return { laid, left: block.length - laid.size };
}
