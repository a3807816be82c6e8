import { type CellValue, readXlsx } from 'hucre/xlsx';
import { columnName } from './columnName.ts';

const MAX_LINES = 20_000;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function decoded(xml: string): string {
  return xml.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Paragraphs of a document part with their text; cells of tables are paragraphs of their own. */
export function paragraphsOf(xml: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const [tag, text] of xml.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:(?:tab|br|cr)\b[^>]*\/>|<\/w:p>/g)) {
    if (text !== undefined) line += decoded(text);
    else if (tag === '</w:p>') {
      lines.push(line);
      line = '';
    } else line += ' ';
    if (lines.length >= MAX_LINES) return lines;
  }
  return lines.filter((one) => one.trim() !== '');
}

const shown = (value: CellValue) => (value instanceof Date ? value.toISOString().slice(0, 10) : String(value));

/** Filled cells of all sheets, each a line such as `Sheet1!B2 = 12`. */
export async function cellLinesOf(xlsx: Uint8Array): Promise<string[]> {
  const { sheets } = await readXlsx(xlsx);
  return sheets
    .flatMap(({ name, rows }) =>
      rows.flatMap((cells, row) =>
        cells.flatMap((value, column) =>
          value === null || value === '' ? [] : [`${name}!${columnName(column)}${row + 1} = ${shown(value)}`],
        ),
      ),
    )
    .slice(0, MAX_LINES);
}
