import type { FilePayload } from '../../wire/envelope.ts';
import { formatDate, PLATFORM_ZONE } from '../../wire/time.ts';
import { type CellContent, type CellKind, type SheetHeader, serialOf } from './cellKind.ts';
import { writeWorkbook } from './workbook.ts';

export interface SheetColumn<Row> extends SheetHeader {
  /** a day as `2026-11-26` is a date in a column of dates */
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
  const contents = rows.map((row) => columns.map((column) => contentOf(column.value(row), column.kind)));
  await writeWorkbook((bytes) => void parts.push(bytes), { name, columns, rowCount: rows.length }, [contents]);
  return Buffer.concat(parts);
}

export function sheetFile(name: string, content: Uint8Array): FilePayload {
  return { fileName: sheetFileName(name), mimeType: SHEET_TYPE.mimeType, content };
}

/** `<name>_<today>.xlsx`. */
export function sheetFileName(name: string): string {
  return `${name}_${formatDate(new Date())}.${SHEET_TYPE.extension}`;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function contentOf(value: string | number | Date | null, kind: CellKind): CellContent {
  if (value instanceof Date) return serialOf(value.getTime(), PLATFORM_ZONE.offsetMinutes);
  const isDay = kind === 'date' && typeof value === 'string' && DAY.test(value);
  return isDay ? serialOf(Date.parse(value), 0) : value;
}
