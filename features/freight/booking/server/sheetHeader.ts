import type { SheetRow } from '../../../../platform/server/sheet/readSheet.ts';
import { LANGUAGES } from '../../../../platform/wire/language.ts';
import { texts } from './readTexts.ts';

const SHEET_FIELDS = ['orderContainerId', 'sizeType', 'containerNo', 'sealNo', 'tareKg', 'vgmKg'] as const;
export type SheetField = (typeof SHEET_FIELDS)[number];

/** Column index by field, and the rows below the header. */
interface ContainerTable {
  columns: Partial<Record<SheetField, number>>;
  rows: readonly SheetRow[];
}

/** Titles and remarks may precede the header. */
const HEADER_SEARCH_ROWS = 10;

const FIELD_BY_HEADER = new Map<string, SheetField>(
  LANGUAGES.flatMap((language) =>
    SHEET_FIELDS.map((field) => [normalizeHeader(texts[language].containerSheet[field]), field] as const),
  ),
);

/** Finds the header row in any language; null without a column of container numbers. */
export function findTable(rows: readonly SheetRow[]): ContainerTable | null {
  for (const [index, row] of rows.slice(0, HEADER_SEARCH_ROWS).entries()) {
    const places = findColumns(row);
    if (places.containerNo !== undefined) return { columns: places, rows: rows.slice(index + 1) };
  }
  return null;
}

function findColumns(row: SheetRow): ContainerTable['columns'] {
  const places: ContainerTable['columns'] = {};
  for (const [index, cell] of row.cells.entries()) {
    const field = typeof cell === 'string' ? FIELD_BY_HEADER.get(normalizeHeader(cell)) : undefined;
    if (field !== undefined) places[field] ??= index;
  }
  return places;
}

/** Ignores case, width, punctuation, blanks and the unit. */
function normalizeHeader(header: string): string {
  const letters = header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return letters.replace(/(kg|кг)$/, '');
}
