import { expect, test } from 'vitest';
import { type BookCell, EditedBook, serialOf, typedCell } from './book.ts';

const cells = new Map<string, BookCell>([
  ['0,0', { value: 12 }],
  ['1,0', { value: 7 }],
  ['2,0', { value: 19, formula: 'SUM(A1:A2)' }],
  ['3,0', { value: 9.5, formula: 'A3/2' }],
  ['4,0', { value: 'x', formula: 'VLOOKUP(A1,B1:B9,1)' }],
  ['0,1', { value: serialOf(Date.UTC(2026, 10, 22)), isDate: true }],
]);
const sheets = [{ name: 'List', cells, rowCount: 5, columnCount: 2, widths: [] }];
const edited = (...edits: [string, string][]) => new EditedBook(sheets, new Map(edits));

test('a workbook that nobody typed into shows what its file says, and has nothing to save', () => {
  const book = edited();
  expect([book.text(0, 2, 0), book.text(0, 4, 0), book.text(0, 0, 1)]).toEqual(['19', 'x', '2026-11-22']);
  expect(book.changes()).toEqual([]);
});

test('sums follow what is typed, and a formula that is not computed here keeps no wrong result', () => {
  const book = edited(['0,0,0', '15']);
  expect([book.text(0, 2, 0), book.text(0, 3, 0), book.text(0, 4, 0)]).toEqual(['22', '11', '…']);
  expect(book.changes()).toEqual([
    { sheet: 'List', ref: 'A1', value: 15 },
    { sheet: 'List', ref: 'A3', value: 22, formula: 'SUM(A1:A2)' },
    { sheet: 'List', ref: 'A4', value: 11, formula: 'A3/2' },
    { sheet: 'List', ref: 'A5', value: null, formula: 'VLOOKUP(A1,B1:B9,1)' },
  ]);
});

test('formulas in a circle are left to a spreadsheet program', () => {
  expect(edited(['0,0,0', '=A3']).text(0, 2, 0)).toBe('…');
});

test('numbers, days and answers are values; numbers of goods with zeros before them stay text', () => {
  const values = ['1,5', '0042', '-3', 'TRUE', '12345678901234567', '螺栓', ' '].map(
    (typed) => typedCell(typed, undefined).value,
  );
  expect(values).toEqual([1.5, '0042', -3, true, '12345678901234567', '螺栓', null]);
  expect(typedCell('2026-11-23', cells.get('0,1'))).toEqual({
    value: serialOf(Date.UTC(2026, 10, 23)),
    isDate: true,
  });
});
