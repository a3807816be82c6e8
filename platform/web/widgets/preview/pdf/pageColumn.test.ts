import { expect, test } from 'vitest';
import { columnOf, PAGE_GAP, pageAt, pagesAround } from './pageColumn.ts';

const column = columnOf(Array.from({ length: 500 }, () => ({ width: 600, height: 800 })));

test('of 500 pages only those in the window and their neighbours are drawn', () => {
  expect(pagesAround(column, { top: 0, height: 700 })).toEqual([0, 1]);
  expect(pagesAround(column, { top: column.tops[250] ?? 0, height: 700 })).toEqual([249, 250, 251]);
  expect(pagesAround(column, { top: column.height, height: 700 })).toEqual([498, 499]);
});

test('the page at a height is the one that covers it', () => {
  expect(pageAt(column, 0)).toBe(0);
  expect(pageAt(column, PAGE_GAP + 799)).toBe(0);
  expect(pageAt(column, (column.tops[3] ?? 0) + 1)).toBe(3);
});
