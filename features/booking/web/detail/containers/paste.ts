import { normalizeCell, SHEET_COLUMNS, type SheetCells, type SheetColumn } from './cells.ts';

const unquoted = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"');

/** Rows of cells from spreadsheet text; null for plain text, left to the browser. */
export function parseClipboardBlock(text: string): string[][] | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  if (lines.length === 1 && !text.includes('\t') && !text.includes('\n')) return null;
  return lines.map((line) => line.split('\t').map(unquoted));
}

/**
 * Applies a block down and right from a cell; columns beyond the last are dropped, rows beyond the last are
 * counted in `left`.
 */
export function applyBlock(
  rows: readonly SheetCells[],
  from: { row: number; column: SheetColumn },
  block: readonly (readonly string[])[],
): { changedRows: ReadonlyMap<number, SheetCells>; left: number } {
  const reached = SHEET_COLUMNS.slice(SHEET_COLUMNS.indexOf(from.column));
  const changedRows = new Map<number, SheetCells>();
  for (const [down, line] of block.entries()) {
    const row = from.row + down;
    const before = rows[row];
    if (before === undefined) continue;
    const cells: Record<SheetColumn, string> = { ...before };
    for (const [right, column] of reached.entries()) {
      const cell = line[right];
      if (cell !== undefined) cells[column] = normalizeCell(column, cell);
    }
    changedRows.set(row, cells);
  }
  return { changedRows, left: block.length - changedRows.size };
}
