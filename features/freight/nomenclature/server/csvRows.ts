interface CsvRow {
  /** where it begins, from 1 */
  line: number;
  cells: string[];
}

const SEPARATORS = [',', ';', '\t'] as const;

/** Rows of a .csv (RFC 4180), blank ones left out; null: a quotation mark is never closed. */
export function csvRows(text: string, separator: string): CsvRow[] | null {
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let cell = '';
  let line = 1;
  let isQuoted = false;
  const endCell = () => {
    row.cells.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.cells.some((one) => one !== '')) rows.push(row);
    row = { line: line + 1, cells: [] };
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"' && isQuoted && text.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (!isQuoted && character === separator) endCell();
    else if (!isQuoted && character === '\n') endRow();
    else if (character !== '\r') cell += character;
    if (character === '\n') line += 1;
  }
  if (isQuoted) return null;
  endRow();
  return rows;
}

/** The separator that the line of headings holds most. */
export function separatorOf(headings: string): string {
  const countOf = (separator: string) => headings.split(separator).length;
  return SEPARATORS.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? ',';
}
