import { type CellValue, readXlsx } from 'hucre/xlsx';
import type { Fragment, Page } from './page.ts';

const MOST_ROWS = 2_000;
const MOST_COLUMNS = 60;
const DATE_LENGTH = 'yyyy-mm-dd'.length;

/** Sheets of an .xlsx as pages: a fragment for each cell that holds something. Throws unless it is a workbook. */
export async function readSheets(bytes: Uint8Array, mostPages: number): Promise<Page[]> {
  const { sheets } = await readXlsx(bytes);
  return sheets.slice(0, mostPages).flatMap(({ rows }) => {
    const cut = rows.slice(0, MOST_ROWS).map((row) => row.slice(0, MOST_COLUMNS));
    const width = Math.max(0, ...cut.map((row) => row.length));
    const fragments = cut.flatMap((row, top) =>
      row.flatMap((value, left) => fragmentOf(value, { top, left }, { width, height: cut.length })),
    );
    if (fragments.length === 0) return [];
    return [{ kind: 'sheet' as const, width, height: cut.length, turns: 0 as const, fragments }];
  });
}

function fragmentOf(
  value: CellValue | undefined,
  { top, left }: { top: number; left: number },
  { width, height }: { width: number; height: number },
): Fragment[] {
  const text = textOf(value);
  if (text === '') return [];
  const place = {
    left: left / width,
    right: (left + 1) / width,
    top: top / height,
    bottom: (top + 1) / height,
  };
  return [{ text, confidence: 1, ...place }];
}

function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, DATE_LENGTH);
  return String(value).normalize('NFKC').replace(/\s+/g, ' ').trim();
}
