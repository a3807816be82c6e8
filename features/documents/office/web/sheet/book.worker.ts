import { readXlsx, type Sheet } from 'hucre/xlsx';
import { type BookCell, type BookSheet, keyOf, serialOf } from './book.ts';

/** The DOM and worker types conflict in one program. */
interface WorkerScope {
  onmessage: ((asked: MessageEvent<Uint8Array>) => void) | null;
  postMessage: (answer: unknown) => void;
}

const isWorker = (scope: object): scope is WorkerScope => 'postMessage' in scope;

const scope: object = globalThis;
if (isWorker(scope)) {
  scope.onmessage = async ({ data }) => scope.postMessage(await readBook(data).catch(() => null));
}

/** What the editor shows; all beyond stays in the file. */
const LIMITS = { rows: 5_000, columns: 100 } as const;
const WIDTH_PX = 96;
const PX_PER_LETTER = 7;
const MAX_WIDTH_PX = 360;

/** Sheets of a workbook that people see, with their formulas. */
async function readBook(content: Uint8Array): Promise<BookSheet[]> {
  const { sheets } = await readXlsx(content, { readStyles: true });
  return sheets.filter(({ hidden, veryHidden }) => !hidden && !veryHidden).map(bookSheet);
}

function bookSheet(sheet: Sheet): BookSheet {
  const cells = new Map<string, BookCell>();
  let columnCount = 0;
  const rows = sheet.rows.slice(0, LIMITS.rows);
  for (const [row, values] of rows.entries()) {
    for (const [column, value] of values.slice(0, LIMITS.columns).entries()) {
      const detail = sheet.cells?.get(`${row},${column}`);
      const formula = detail?.formulaType === undefined ? detail?.formula : '';
      if ((value === null || value === '') && formula === undefined) continue;
      columnCount = Math.max(columnCount, column + 1);
      const shown = value instanceof Date ? serialOf(value.getTime()) : value;
      cells.set(keyOf(row, column), {
        value: typeof shown === 'object' ? null : shown,
        ...(value instanceof Date && { isDate: true as const }),
        ...(formula !== undefined && { formula }),
      });
    }
  }
  const widths = Array.from({ length: columnCount }, (_one, at) => {
    const letters = sheet.columns?.[at]?.width;
    return letters === undefined ? WIDTH_PX : Math.min(MAX_WIDTH_PX, Math.max(56, letters * PX_PER_LETTER));
  });
  return { name: sheet.name, cells, rowCount: rows.length, columnCount, widths };
}
