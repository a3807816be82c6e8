import { expect, test } from 'vitest';
import { sheetFileFault } from './sheetFile.ts';

test('a sheet named in capitals is a sheet', () => {
  expect(sheetFileFault({ name: '箱号.XLSX', size: 10 }, 100)).toBe(null);
});

test('an old .xls and a file above the limit are refused before they travel', () => {
  expect(sheetFileFault({ name: 'a.xls', size: 10 }, 100)).toBe('notXlsx');
  expect(sheetFileFault({ name: 'a.xlsx', size: 101 }, 100)).toBe('tooBig');
});
