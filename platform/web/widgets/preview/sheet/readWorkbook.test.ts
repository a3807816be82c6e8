import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { cellsIn, columnName } from './drawnCells.ts';
import { SHEET_LIMITS } from './previewSheet.ts';
import { readWorkbook } from './readWorkbook.ts';

async function shown(...sheets: Parameters<typeof writeXlsx>[0]['sheets']) {
  const read = await readWorkbook(new Uint8Array(await writeXlsx({ sheets })));
  if (read === 'unreadable') throw new Error('unreadable');
  return read;
}
const words = (sheet: Awaited<ReturnType<typeof shown>>['sheets'][number] | undefined) =>
  sheet?.rows.map((row) => row.map((cell) => cell?.text ?? ''));

test('dates and numbers are shown as the workbook formats them, plain ones as they are', async () => {
  const { sheets } = await shown({
    name: 'A',
    columns: [{ numFmt: 'yyyy-mm-dd hh:mm' }, { numFmt: '#,##0.00' }, {}],
    rows: [[new Date('2026-03-05T08:30:00Z'), 12400.5, 0.1 + 0.2]],
  });
  expect(words(sheets[0])).toEqual([['2026-03-05 08:30', '12,400.50', '0.3']]);
  expect(sheets[0]?.rows[0]?.[1]?.isFigure).toBe(true);
});

test('a big workbook is truncated and marked; hidden sheets stay hidden', async () => {
  const rows = Array.from({ length: SHEET_LIMITS.rows + 10 }, (_none, row) => [row]);
  const { sheets } = await shown({ name: 'long', rows }, { name: 'secret', rows: [['x']], hidden: true });
  expect(sheets.map(({ name }) => name)).toEqual(['long']);
  expect(sheets[0]?.rows).toHaveLength(SHEET_LIMITS.rows);
  expect(sheets[0]?.isCut).toBe(true);
});

test('a file that is no xlsx is unreadable', async () => {
  expect(await readWorkbook(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]))).toBe('unreadable');
});

test('a merged cell is drawn once, also when its beginning is out of the window', () => {
  const part = { firstRow: 96, lastRow: 114, firstColumn: 0, lastColumn: 2 };
  const cells = cellsIn(part, [{ startRow: 0, startCol: 0, endRow: 300, endCol: 1 }]);
  expect(cells.filter(({ column }) => column < 2)).toEqual([{ row: 0, column: 0, rowSpan: 301, columnSpan: 2 }]);
});

test('columns are named as in a spreadsheet', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});
