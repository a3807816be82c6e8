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

/** As spreadsheets take it from the clipboard. */
export function blockText(block: readonly (readonly string[])[]): string {
  return block.map((line) => line.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t')).join('\n');
}

/** Cells of a grid by row and column, both from 0; `to` may lie before `from`. */
export interface GridRange {
  row: number;
  column: number;
  toRow: number;
  toColumn: number;
}

export function spanOf({ row, column, toRow, toColumn }: GridRange) {
  return {
    top: Math.min(row, toRow),
    bottom: Math.max(row, toRow),
    left: Math.min(column, toColumn),
    right: Math.max(column, toColumn),
  };
}

interface BlockRow<Column extends string> {
  key: string;
  cells: Readonly<Record<Column, string>>;
}

/**
 * Writes a block down and right from a cell. Rows beyond the last are made by `newRow`; columns beyond the last are
 * dropped. Answers the rows that the block reaches.
 */
export function writeBlock<Row extends BlockRow<Column>, Column extends string>(
  rows: readonly Row[],
  columns: readonly Column[],
  from: { row: number; column: number },
  block: readonly (readonly string[])[],
  { newRow, tidy }: { newRow: () => Row; tidy: (column: Column, typed: string) => string },
): Row[] {
  const reached = columns.slice(from.column);
  return block.map((line, down) => {
    const row = rows[from.row + down] ?? newRow();
    const cells: Record<Column, string> = { ...row.cells };
    for (const [right, column] of reached.entries()) {
      const typed = line[right];
      if (typed !== undefined) cells[column] = tidy(column, typed);
    }
    return { ...row, cells };
  });
}

/** A block that repeats the first line of a range below it; one cell takes what stands above it. */
export function fillDownBlock(
  rows: readonly BlockRow<string>[],
  columns: readonly string[],
  range: GridRange,
): { from: { row: number; column: number }; block: string[][] } | null {
  const { top, bottom, left, right } = spanOf(range);
  const source = top === bottom ? top - 1 : top;
  const line = rows[source];
  if (line === undefined) return null;
  const cells = columns.slice(left, right + 1).map((column) => line.cells[column] ?? '');
  const count = top === bottom ? 1 : bottom - top;
  return { from: { row: source + 1, column: left }, block: Array.from({ length: count }, () => cells) };
}
