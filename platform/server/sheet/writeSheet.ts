import type { FilePayload } from '../../wire/envelope.ts';
import { formatDate, PLATFORM_ZONE } from '../../wire/time.ts';
import { type CellContent, type SheetHeader, serialOf } from './cellKind.ts';
import { writeWorkbook } from './workbook.ts';

export interface SheetColumn<Row> extends SheetHeader {
  value(row: Row): string | number | Date | null;
}

export const SHEET_TYPE = {
  extension: 'xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Small .xlsx from rows in memory, times on the platform's clock. Long lists: `platform/server/export`. */
export async function writeSheet<Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  const contents = rows.map((row) => columns.map((column) => contentOf(column.value(row))));
  await writeWorkbook((bytes) => void parts.push(bytes), { name, columns, rowCount: rows.length }, [
    contents,
  ]);
  return Buffer.concat(parts);
}

export function sheetFile(name: string, content: Uint8Array): FilePayload {
  return { fileName: sheetFileName(name), mimeType: SHEET_TYPE.mimeType, content };
}

/** `<name>_<today>.xlsx`. */
export function sheetFileName(name: string): string {
  return `${name}_${formatDate(new Date())}.${SHEET_TYPE.extension}`;
}

function contentOf(value: string | number | Date | null): CellContent {
  return value instanceof Date ? serialOf(value.getTime(), PLATFORM_ZONE.offsetMinutes) : value;
}
