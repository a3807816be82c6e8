import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { MAX_PAGE_SIZE, pageInput, pageWindow, sortInput } from './paging.ts';

const page = z.object({ ...pageInput, ...sortInput(['departTime', 'trainNo']) });

test('turning the pages of a list shows every row once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MAX_PAGE_SIZE }), fc.nat({ max: 500 }), (pageSize, total) => {
      const list = Array.from({ length: total }, (_, place) => place);
      const seen: number[] = [];
      for (let pageNum = 1; pageNum <= Math.ceil(total / pageSize); pageNum += 1) {
        const { limit, offset } = pageWindow({ pageNum, pageSize });
        seen.push(...list.slice(offset, offset + limit));
      }
      expect(seen).toEqual(list);
    }),
  );
});

test('numbers may come as text, as they do in an address; absent ones mean the first ten rows', () => {
  expect(page.parse({})).toEqual({ pageNum: 1, pageSize: 10 });
  expect(page.parse({ pageNum: '3', pageSize: '25' })).toEqual({ pageNum: 3, pageSize: 25 });
});

test('pages that do not exist and columns that were not offered are refused', () => {
  const wrong = [
    { pageNum: 0 },
    { pageNum: 1.5 },
    { pageNum: 'x' },
    { pageSize: 0 },
    { pageSize: MAX_PAGE_SIZE + 1 },
    { orderByColumn: 'password' },
    { orderByColumn: 'train_no; drop table train' },
    { isAsc: 'up' },
  ];
  for (const input of wrong) expect(page.safeParse(input).success, JSON.stringify(input)).toBe(false);
});

test.each([
  ['asc', 'ascending'],
  ['desc', 'descending'],
  ['descending', 'descending'],
] as const)('the direction %s is understood', (isAsc, meant) => {
  expect(page.parse({ isAsc }).isAsc).toBe(meant);
});
