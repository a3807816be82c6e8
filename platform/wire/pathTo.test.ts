import { expect, test } from 'vitest';
import { page } from './page.ts';
import { pathTo } from './pathTo.ts';

const order = page({ name: 'order', path: '/bookingDetail/:orderBigNo/:type' });
const train = page({ name: 'train', path: '/plandetail' });

test('parameters stand in the path, the others in the query, both encoded', () => {
  expect(pathTo(order, { orderBigNo: 'IS 7/8', type: 0 })).toBe('/bookingDetail/IS%207%2F8/0');
  expect(pathTo(order, { orderBigNo: 'IS7', type: 1 }, { tab: 'a&b' })).toBe('/bookingDetail/IS7/1?tab=a%26b');
  expect(pathTo(train, { trainInfoId: 12 })).toBe('/plandetail?trainInfoId=12');
});

test('what is not given leaves no trace in the address', () => {
  expect(pathTo(train)).toBe('/plandetail');
  expect(pathTo(train, { trainInfoId: undefined, day: '' })).toBe('/plandetail');
  expect(pathTo(train, { depart: 0 })).toBe('/plandetail?depart=0');
});

test('a page with parameters demands them by type', () => {
  // @ts-expect-error the type of the order is missing
  expect(pathTo(order, { orderBigNo: 'IS7' })).toBe('/bookingDetail/IS7/');
});
