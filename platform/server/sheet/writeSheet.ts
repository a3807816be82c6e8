import { type CellValue, writeXlsx } from 'hucre/xlsx';
import type { FilePayload } from '../../wire/envelope.ts';
import { formatDate, PLATFORM_ZONE } from '../../wire/time.ts';

/** One column of a sheet. What stands in it is always of the column's kind, whatever the text looks like. */
export interface SheetColumn<Row> {
  header: string;
  /** in characters */
  width: number;
  kind: 'text' | 'whole' | 'money' | 'time';
  value(row: Row): string | number | Date | null;
}

const MIME_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const MINUTE_MS = 60_000;

const HEADER_FONT = { bold: true, size: 11, name: 'Calibri' };

const FORMATS = {
  text: '@',
  whole: '0',
  money: '#,##0.00',
  time: 'yyyy-mm-dd hh:mm',
} as const satisfies Record<SheetColumn<unknown>['kind'], string>;

// XML 1.0 knows no other control characters
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get into the file
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/**
 * An .xlsx with one sheet: a bold header that stays in sight, then a row for each of `rows`. Texts are text
 * cells, so that one beginning with `=` is never a formula; times are dates on the platform's clock, because a
 * sheet knows no zones.
 */
export async function writeSheet<Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
): Promise<Uint8Array> {
  const header = columns.map((column) => column.header);
  const bold = columns.map((_, index) => [`0,${index}`, { style: { font: HEADER_FONT } }] as const);
  return writeXlsx({
    sheets: [
      {
        name,
        columns: columns.map(({ width, kind }) => ({ width, numFmt: FORMATS[kind] })),
        rows: [header, ...rows.map((row) => columns.map((column) => cellOf(column.value(row))))],
        cells: new Map(bold),
        freezePane: { rows: 1 },
      },
    ],
  });
}

/** The sheet as a download: `<name>_<today>.xlsx`. */
export function sheetFile(name: string, content: Uint8Array): FilePayload {
  return { fileName: `${name}_${formatDate(new Date())}.xlsx`, mimeType: MIME_TYPE, content };
}

function cellOf(value: string | number | Date | null): CellValue {
  if (typeof value === 'string') return value.replace(NOT_IN_XML, '');
  if (!(value instanceof Date)) return value;
  return new Date(value.getTime() + PLATFORM_ZONE.offsetMinutes * MINUTE_MS);
}
