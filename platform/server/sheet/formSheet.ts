import { type Cell, type CellStyle, type MergeRange, writeXlsx } from 'hucre/xlsx';
import { FORMAT_OF_KIND, TEXT_FORMAT } from './cellKind.ts';
import { asTyped, cellValue, sheetName, WRITTEN_AT } from './workbook.ts';

/** A form to edit further: headings, titled texts, and one table below them. */
export interface FormSheet {
  /** of the sheet; invalid characters are removed */
  name: string;
  headings: readonly string[];
  fields: readonly { title: string; text: string }[];
  table: FormSheetTable | null;
}

interface FormSheetTable {
  /** `share`: of the width, any unit; `isNumber`: decimals become numbers, with all their digits */
  columns: readonly { title: string; share: number; isNumber: boolean }[];
  rows: readonly (readonly string[])[];
  totals: readonly string[] | null;
}

/** In characters: of a sheet of A4, and what the titles of fields take of it. */
const SHEET_WIDTH = 120;
const TITLE_WIDTH = 30;
/** In points. */
const LINE_HEIGHT = 15;

const TOP = { vertical: 'top', wrapText: true } as const;
const HEADING: CellStyle = { font: { bold: true, size: 14 } };
const TITLE: CellStyle = { font: { bold: true }, alignment: TOP, numFmt: TEXT_FORMAT };
const TEXT: CellStyle = { alignment: TOP, numFmt: TEXT_FORMAT };
const NUMBER: CellStyle = { alignment: { vertical: 'top' }, numFmt: FORMAT_OF_KIND.decimal };

type Written = Partial<Cell> & { value: string | number | null };
interface Line {
  cells: Written[];
  /** column at which the second cell begins, and reaches to the end; absent: a cell a column */
  splitAt?: number;
}

/** Writes a form as an .xlsx on one sheet, wide as a page. */
export function writeFormSheet({ name, headings, fields, table }: FormSheet): Promise<Uint8Array> {
  const widths = widthsOf(table);
  const splitAt = titleColumns(widths);
  const lines: Line[] = [
    ...headings.map((heading) => ({ cells: [written(heading, HEADING)] })),
    { cells: [] },
    ...fields.map(({ title, text }) => ({ cells: [written(title, TITLE), written(text, TEXT)], splitAt })),
    { cells: [] },
    ...(table === null ? [] : linesOfTable(table)),
  ];
  const places = lines.map(placesOf);
  return writeXlsx({
    properties: { created: WRITTEN_AT, modified: WRITTEN_AT },
    sheets: [
      {
        name: sheetName({ name }),
        columns: widths.map((width) => ({ width })),
        rows: places.map((line) => widths.map((_, column) => line.get(column)?.value ?? null)),
        cells: new Map(
          places.flatMap((line, row) => [...line].map(([column, cell]) => [`${row},${column}`, cell] as const)),
        ),
        merges: lines.flatMap((line, row) => mergesOf(line, row, widths.length)),
        rowDefs: new Map(
          lines.flatMap((line, row) =>
            line.splitAt === undefined ? [] : [[row, { height: heightOf(line) }] as const],
          ),
        ),
        pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
      },
    ],
  });
}

function widthsOf(table: FormSheetTable | null): number[] {
  if (table === null) return [TITLE_WIDTH, SHEET_WIDTH - TITLE_WIDTH];
  const sum = table.columns.reduce((all, { share }) => all + share, 0);
  return table.columns.map(({ share }) => Math.max(6, Math.round((share / sum) * SHEET_WIDTH)));
}

/** How many columns the titles of fields take. */
function titleColumns(widths: readonly number[]): number {
  let width = 0;
  const enough = widths.findIndex((one) => {
    width += one;
    return width >= TITLE_WIDTH;
  });
  return enough < 0 || enough >= widths.length - 1 ? 1 : enough + 1;
}

function written(text: string, style: CellStyle): Written {
  const value = cellValue('text', text);
  return { value, style, ...asTyped(value) };
}

function linesOfTable({ columns, rows, totals }: FormSheetTable): Line[] {
  const lineOf = (texts: readonly string[], isBold: boolean): Line => ({
    cells: columns.map(({ isNumber }, column) => {
      const value = cellValue(isNumber ? 'decimal' : 'text', texts[column]);
      const style = typeof value === 'number' ? NUMBER : isBold ? TITLE : TEXT;
      return { value, style, ...asTyped(value) };
    }),
  });
  return [
    { cells: columns.map(({ title }) => written(title, TITLE)) },
    ...rows.map((row) => lineOf(row, false)),
    ...(totals === null ? [] : [lineOf(totals, true)]),
  ];
}

const placesOf = ({ cells, splitAt = 1 }: Line): ReadonlyMap<number, Written> =>
  new Map(cells.map((cell, index) => [index === 1 ? splitAt : index, cell]));

function mergesOf({ splitAt }: Line, row: number, columns: number): MergeRange[] {
  if (splitAt === undefined) return [];
  return [
    { startRow: row, startCol: 0, endRow: row, endCol: splitAt - 1 },
    { startRow: row, startCol: splitAt, endRow: row, endCol: columns - 1 },
  ].filter(({ startCol, endCol }) => endCol > startCol);
}

/** Merged cells do not grow by themselves. */
const heightOf = ({ cells }: Line) =>
  LINE_HEIGHT * Math.max(...cells.map(({ value }) => String(value ?? '').split('\n').length));
