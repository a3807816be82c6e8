import type { CellValue } from 'hucre/xlsx';
import { LANGUAGES } from '../../../../platform/wire/language.ts';
import { texts } from '../texts.ts';

/** Columns of the event sheet in the order of the template. */
export const COLUMNS = ['kind', 'classifier', 'station', 'time', 'containerNos', 'remark'] as const;
export type Column = (typeof COLUMNS)[number];

/** Columns without which a sheet says nothing. */
const NEEDED: readonly Column[] = ['kind', 'station', 'time'];

/** A text as two people may write it: case, spaces and their kinds do not matter. */
export const alike = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Where each column stands by a sheet's headings, in whichever language they are; null when needed ones are not there. */
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
