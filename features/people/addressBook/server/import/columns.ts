import type { SheetRow } from '../../../../../platform/server/sheet/readSheet.ts';
import { LANGUAGES } from '../../../../../platform/wire/language.ts';
import { TEXT_FIELDS } from '../../party.ts';
import { texts } from '../texts.ts';

/** Columns of export, template and import, left to right; a sheet is read up to column Z. */
export const SHEET_COLUMNS = ['partyId', 'partyTypes', ...TEXT_FIELDS, 'railwayCodes'] as const;
export type SheetColumn = (typeof SHEET_COLUMNS)[number];

export type ColumnIndexes = ReadonlyMap<SheetColumn, number>;

/** Titles and remarks may precede the header. */
const HEADER_SEARCH_ROWS = 10;
const NAMES: readonly SheetColumn[] = ['nameCn', 'nameEn', 'nameRu'];

/** Ignores case, width, punctuation and blanks. */
export const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const COLUMN_BY_HEADER = new Map<string, SheetColumn>(
  LANGUAGES.flatMap((language) =>
    SHEET_COLUMNS.map((column) => [lettersOf(texts[language].fields[column]), column] as const),
  ),
);

/** Finds the header in any language; null without a column of names. */
export function findTable(rows: readonly SheetRow[]): { indexes: ColumnIndexes; rows: readonly SheetRow[] } | null {
  for (const [place, row] of rows.slice(0, HEADER_SEARCH_ROWS).entries()) {
    const indexes = new Map<SheetColumn, number>();
    for (const [index, cell] of row.cells.entries()) {
      const column = typeof cell === 'string' ? COLUMN_BY_HEADER.get(lettersOf(cell)) : undefined;
      if (column !== undefined && !indexes.has(column)) indexes.set(column, index);
    }
    if (NAMES.some((column) => indexes.has(column))) return { indexes, rows: rows.slice(place + 1) };
  }
  return null;
}
