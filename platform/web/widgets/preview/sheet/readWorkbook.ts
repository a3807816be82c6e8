import { formatValue } from 'hucre';
import { type Cell, type CellValue, colToLetter, readXlsx, type Sheet } from 'hucre/xlsx';
import { type Merge, type PreviewCell, type PreviewSheet, SHEET_LIMITS, type SheetsRead } from './previewSheet.ts';

/** Longer texts are cut; a cell may hold 32,767 characters. */
const LONGEST = 500;
const ISO_DAY = 10;
const ISO_SECOND = 19;

/** Value in its number format; General as a spreadsheet shows it. */
function formatCell(value: CellValue, format: string | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'string') return value;
  if (format !== undefined && format !== 'General') return formatValue(value, format);
  if (typeof value === 'number') return String(Number(value.toPrecision(11)));
  const iso = value.toISOString();
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, ISO_DAY) : iso.slice(0, ISO_SECOND).replace('T', ' ');
}

function previewCell(value: CellValue, cell: Cell | undefined): PreviewCell | null {
  const content = value ?? cell?.formulaResult ?? null;
  const text = formatCell(content, cell?.style?.numFmt).slice(0, LONGEST);
  if (text === '') return null;
  const isFigure = typeof content === 'number' || content instanceof Date;
  const isBold = cell?.style?.font?.bold === true;
  return { text, ...(isFigure && { isFigure }), ...(isBold && { isBold }) };
}

const { sheets: MAX_SHEETS, rows: MAX_ROWS, columns: MAX_COLUMNS } = SHEET_LIMITS;
/** One extra row and column, to detect truncation. */
const READ_RANGE = `A1:${colToLetter(MAX_COLUMNS)}${MAX_ROWS + 1}`;

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
      range: READ_RANGE,
      sheets: ({ hidden, veryHidden }) => {
        if (hidden || veryHidden) return false;
        seen.count += 1;
        return seen.count <= MAX_SHEETS;
      },
    });
    return { sheets: sheets.map(previewSheet), isCut: seen.count > MAX_SHEETS };
  } catch {
    return 'unreadable';
  }
}

function previewSheet({ name, rows: all, cells, columns = [], merges = [] }: Sheet): PreviewSheet {
  const isCut = all.length > MAX_ROWS || all.some((row) => row.length > MAX_COLUMNS);
  const rows = all
    .slice(0, MAX_ROWS)
    .map((row, at) =>
      row.slice(0, MAX_COLUMNS).map((value, column) => previewCell(value, cells?.get(`${at},${column}`))),
    );
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_none, column) => {
    if (columns[column]?.hidden) return 0;
    const width = columns[column]?.width;
    return width === undefined ? widthFor(rows, column) : clampedWidth(width * LETTER_PX + PADDING_PX);
  });
  return { name, rows, widths, merges: merges.filter(isInside(rows.length, count)), isCut };
}

const isInside = (rows: number, columns: number) => (merge: Merge) => merge.startRow < rows && merge.startCol < columns;

const clampedWidth = (width: number) => Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)));

function widthFor(rows: PreviewSheet['rows'], column: number): number {
  const letters = rows.slice(0, 100).map((row) => {
    const text = row[column]?.text ?? '';
    return text.length + (text.match(CHINESE)?.length ?? 0);
  });
  return clampedWidth(Math.max(0, ...letters) * LETTER_PX + PADDING_PX);
}
