import { colToLetter, readXlsx, type Sheet } from 'hucre/xlsx';
import { shownCell } from './cellText.ts';
import { type Merge, SHEET_LIMITS, type SheetsRead, type ShownSheet } from './shownSheet.ts';

const { sheets: MOST_SHEETS, rows: MOST_ROWS, columns: MOST_COLUMNS } = SHEET_LIMITS;
/** One extra row and column, to detect truncation. */
const LOOKED_AT = `A1:${colToLetter(MOST_COLUMNS)}${MOST_ROWS + 1}`;

const NARROWEST = 48;
const WIDEST = 360;
const LETTER_PX = 7;
const PADDING_PX = 18;
const CHINESE = /[\u1100-\uffff]/g;

/** Reads an xlsx within the preview's limits. */
export async function readWorkbook(content: Uint8Array): Promise<SheetsRead> {
  try {
    const seen = { count: 0 };
    const { sheets } = await readXlsx(content, {
      readStyles: true,
      range: LOOKED_AT,
      sheets: ({ hidden, veryHidden }) => {
        if (hidden || veryHidden) return false;
        seen.count += 1;
        return seen.count <= MOST_SHEETS;
      },
    });
    return { sheets: sheets.map(shownSheet), isCut: seen.count > MOST_SHEETS };
  } catch {
    return 'unreadable';
  }
}

function shownSheet({ name, rows: all, cells, columns = [], merges = [] }: Sheet): ShownSheet {
  const isCut = all.length > MOST_ROWS || all.some((row) => row.length > MOST_COLUMNS);
  const rows = all
    .slice(0, MOST_ROWS)
    .map((row, at) =>
      row.slice(0, MOST_COLUMNS).map((value, column) => shownCell(value, cells?.get(`${at},${column}`))),
    );
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_none, column) => {
    if (columns[column]?.hidden) return 0;
    const width = columns[column]?.width;
    return width === undefined ? widthFor(rows, column) : limited(width * LETTER_PX + PADDING_PX);
  });
  return { name, rows, widths, merges: merges.filter(isInside(rows.length, count)), isCut };
}

const isInside = (rows: number, columns: number) => (merge: Merge) =>
  merge.startRow < rows && merge.startCol < columns;

const limited = (width: number) => Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)));

function widthFor(rows: ShownSheet['rows'], column: number): number {
  const letters = rows.slice(0, 100).map((row) => {
    const text = row[column]?.text ?? '';
    return text.length + (text.match(CHINESE)?.length ?? 0);
  });
  return limited(Math.max(0, ...letters) * LETTER_PX + PADDING_PX);
}
