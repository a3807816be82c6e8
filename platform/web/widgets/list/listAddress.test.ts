import { expect, test } from 'vitest';
import { changeParams, ownQuery, queryOf, readListAddress } from './listAddress.ts';

const read = (query: string) => readListAddress(new URLSearchParams(query), ['trainNo', 'status']);

test('a link holds filters, page and order', () => {
  const link = 'trainNo=X8155&status=open&pageNum=3&pageSize=50&orderByColumn=departTime&isAsc=descending';
  expect(read(link)).toEqual({
    filters: { trainNo: 'X8155', status: 'open' },
    pageNum: 3,
    pageSize: 50,
    order: { column: 'departTime', isAsc: 'descending' },
  });
});

test('invalid values in a URL are ignored', () => {
  expect(read('pageNum=1e1&pageSize=5000&trainNo=%20&other=1')).toEqual({
    filters: {},
    pageNum: 1,
    pageSize: 20,
    order: null,
  });
});

test('clearing a filter removes its parameter only', () => {
  const changed = changeParams(new URLSearchParams('trainNo=X&tab=2'), { trainNo: ' ', status: ' open ' });
  expect(changed.toString()).toBe('tab=2&status=open');
});

test('only a page’s own set filters are stored', () => {
  expect(ownQuery(new URLSearchParams('pageNum=4&trainNo=X&tab=2'), ['trainNo', 'status'])).toBe('trainNo=X');
  expect(queryOf({ status: 'open', trainNo: undefined, other: '' })).toBe('status=open');
});
