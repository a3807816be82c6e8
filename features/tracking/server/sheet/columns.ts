import type { CellValue } from 'hucre/xlsx';
import { LANGUAGES } from '../../../../platform/wire/language.ts';
import { texts } from '../texts.ts';

/** In template order. */
export const COLUMNS = ['kind', 'classifier', 'station', 'time', 'containerNos', 'remark'] as const;
export type Column = (typeof COLUMNS)[number];

const NEEDED: readonly Column[] = ['kind', 'station', 'time'];

/** Comparison form of a cell: NFKC, single spaces, lower case. */
export const alike = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Column index by heading in any language; null if a required column is missing. */
export function columnPlaces(headings: readonly CellValue[]): ReadonlyMap<Column, number> | null {
  const said = headings.map((heading) => alike(String(heading ?? '')));
  const places = new Map<Column, number>();
  for (const column of COLUMNS) {
    const names = LANGUAGES.map((language) => alike(texts[language].sheet.columns[column]));
    const place = said.findIndex((heading) => names.includes(heading));
    if (place >= 0) places.set(column, place);
  }
  return NEEDED.every((column) => places.has(column)) ? places : null;
}
