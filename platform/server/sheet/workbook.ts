import { type Cell, type CellStyle, rangeRef, writeXlsx, writeXlsxStream } from 'hucre/xlsx';
import { type CellContent, type CellKind, FORMAT_OF_KIND, type SheetHeader, TEXT_FORMAT } from './cellKind.ts';

export type RowBatch = readonly (readonly CellContent[])[];
type Batches = AsyncIterable<RowBatch> | Iterable<RowBatch>;
type Row = (string | number | null)[];

/** Receives bytes in order; awaited before the next (backpressure). */
type Sink = (bytes: Uint8Array) => Promise<void> | void;

interface WorkbookPlan {
  /** sheet name; invalid characters are removed */
  name: string;
  columns: readonly SheetHeader[];
  rowCount: number;
}

/** hucre holds a sheet with a filter in memory (100 MB for these) and streams only plain ones. */
const MAX_FILTERED_CELLS = 200_000;
const LONGEST_NAME = 31;
const NOT_IN_NAMES = /[[\]:*?/\\]|^'+|'+$/g;
const RESERVED_NAME = /^history$/i;
const HEADER_STYLE: CellStyle = { font: { bold: true }, numFmt: TEXT_FORMAT };
const FROZEN_HEADER = { rows: 1 };
/** Equal contents give equal files. */
export const WRITTEN_AT = new Date(Date.UTC(1980, 0, 1));
/** hucre makes an error value of a text such as `#N/A`, unless it is a rich text. */
const LOOKS_LIKE_ERROR = /^#[A-Z0-9/_]+[!?]?$/;

/** Writes an .xlsx with a frozen header. Up to 200,000 cells it can be filtered; longer ones are streamed. */
export async function writeWorkbook(sink: Sink, plan: WorkbookPlan, batches: Batches): Promise<void> {
  const isSmall = plan.rowCount * plan.columns.length <= MAX_FILTERED_CELLS;
  const rows = rowsOf(plan.columns, batches);
  if (isSmall) return sink(await filteredSheet(plan, await collected(rows)));
  const columns = plan.columns.map((column) => ({ ...styledColumn(column), header: column.header }));
  const stream = writeXlsxStream(rows, { name: sheetName(plan), columns, freezePane: FROZEN_HEADER });
  for await (const bytes of stream) await sink(bytes);
}

function filteredSheet(plan: WorkbookPlan, rows: Row[]): Promise<Uint8Array> {
  const { columns } = plan;
  const cells = new Map<string, Partial<Cell>>();
  for (const column of columns.keys()) cells.set(`0,${column}`, { style: HEADER_STYLE });
  for (const [row, values] of rows.entries()) {
    for (const [column, value] of values.entries()) {
      const kept = asTyped(value);
      if (kept !== undefined) cells.set(`${row + 1},${column}`, kept);
    }
  }
  return writeXlsx({
    properties: { created: WRITTEN_AT, modified: WRITTEN_AT },
    sheets: [
      {
        name: sheetName(plan),
        columns: columns.map(styledColumn),
        rows: [columns.map(({ header }) => cellValue('text', header)), ...rows],
        cells,
        freezePane: FROZEN_HEADER,
        autoFilter: { range: rangeRef(0, 0, rows.length, columns.length - 1) },
      },
    ],
  });
}

/** Of a text that would become something else; undefined for others. */
export const asTyped = (value: string | number | null): Pick<Cell, 'richText'> | undefined =>
  typeof value === 'string' && LOOKS_LIKE_ERROR.test(value) ? { richText: [{ text: value }] } : undefined;

const styledColumn = ({ width, kind }: SheetHeader) => ({ width, style: { numFmt: FORMAT_OF_KIND[kind] } });

async function* rowsOf(columns: readonly SheetHeader[], batches: Batches): AsyncGenerator<Row> {
  for await (const batch of batches) {
    for (const contents of batch) {
      yield columns.map(({ kind }, column) => cellValue(kind, contents[column]));
    }
  }
}

async function collected(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

/** A name that a sheet may have. */
export function sheetName({ name }: { name: string }): string {
  const allowed = name.replace(NOT_IN_NAMES, ' ').trim().slice(0, LONGEST_NAME).replace(/'+$/, '');
  return RESERVED_NAME.test(allowed) ? `${allowed} 1` : allowed || 'Sheet';
}

/** Precision of spreadsheet numbers; longer ones are written as text. */
const MAX_EXACT_DIGITS = 15;
const NUMBER = /^-?\d+(\.\d+)?$/;
const LONGEST_CELL = 32_767;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get into the file
const NEEDS_CARE = /[\u0000-\u001F\uD800-\uDFFF\uFFFE\uFFFF]|_x[0-9a-f]{4}_/i;
// XML 1.0 forbids the other control characters
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get into the file
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const LINE_END = /\r\n?/g;
/** Excel decodes `_x0041_` to A: escape the underscore. */
const LOOKS_ESCAPED = /_(?=x[0-9a-f]{4}_)/gi;

/** What a cell of this kind holds: a number where it keeps every digit, else a text; null: empty. */
export function cellValue(kind: CellKind, content: CellContent | undefined): string | number | null {
  if (content === null || content === undefined || content === '') return null;
  if (kind === 'text' || !isExact(content)) return cellText(String(content));
  return Number(content);
}

/** Removes what XML forbids, cuts what exceeds a cell. */
function cellText(text: string): string {
  const held = text.length > LONGEST_CELL ? text.slice(0, LONGEST_CELL) : text;
  if (!NEEDS_CARE.test(held)) return held;
  return held.toWellFormed().replace(NOT_IN_XML, '').replace(LINE_END, '\n').replace(LOOKS_ESCAPED, '_x005F_');
}

function isExact(content: string | number): boolean {
  if (typeof content === 'number') return Number.isFinite(content);
  if (!NUMBER.test(content)) return false;
  // counts sign and point too, which errs on the safe side
  return content.length <= MAX_EXACT_DIGITS || content.replace(/^-?0*|\./g, '').length <= MAX_EXACT_DIGITS;
}
