import { expect, test } from 'vitest';
import { sheetFileFault } from './sheetFile.ts';

test('an upper-case extension is accepted', () => {
  expect(sheetFileFault({ name: '箱号.XLSX', size: 10 }, 100)).toBe(null);
});

test('an .xls and a file above the limit are rejected before upload', () => {
  expect(sheetFileFault({ name: 'a.xls', size: 10 }, 100)).toBe('notXlsx');
  expect(sheetFileFault({ name: 'a.xlsx', size: 101 }, 100)).toBe('tooBig');
});
