import type { CellValue } from 'hucre/xlsx';
import { LANGUAGES } from '../../../../../platform/wire/language.ts';
import { texts } from '../texts.ts';

/** In template order. */
export const COLUMNS = ['kind', 'classifier', 'station', 'time', 'containerNos', 'remark', 'delayReason'] as const;
export type Column = (typeof COLUMNS)[number];

const REQUIRED_COLUMNS: readonly Column[] = ['kind', 'station', 'time'];

/** Comparison form of a cell: NFKC, single spaces, lower case. */
export const normalizeCell = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Column index by heading in any language; null if a required column is missing. */
export function columnIndexes(headings: readonly CellValue[]): ReadonlyMap<Column, number> | null {
  const normalized = headings.map((heading) => normalizeCell(String(heading ?? '')));
  const indexes = new Map<Column, number>();
  for (const column of COLUMNS) {
    const names = LANGUAGES.map((language) => normalizeCell(texts[language].sheet.columns[column]));
    const index = normalized.findIndex((heading) => names.includes(heading));
    if (index >= 0) indexes.set(column, index);
  }
  return REQUIRED_COLUMNS.every((column) => indexes.has(column)) ? indexes : null;
}
