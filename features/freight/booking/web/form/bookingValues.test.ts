import { expect, test } from 'vitest';
import type { Price } from '../../../train/wire.ts';
import { bookingInput, freshValues, requestedContainers, totalOf } from './bookingValues.ts';

const PRICES: Price[] = [
  { sizeType: '45G1', price: '3250.50', currency: 'USD' },
  { sizeType: '22G1', price: '12000.00', currency: 'CNY' },
];
const start = freshValues({ contactName: '王芳', contactMobile: '13800000000' });

test('three high cubes and two twenty-foot boxes come to 8 TEU and two sums', () => {
  const values = {
    ...start,
    containers: [
      { sizeType: '45G1' as const, count: 3, owner: 'COC' as const },
      { sizeType: '22G1' as const, count: 2, owner: 'SOC' as const },
    ],
  };
  const total = totalOf(values, PRICES);
  expect(total).toMatchObject({ count: 5, teu: 8 });
  expect(total.sums).toEqual([
    { currency: 'USD', amount: '9751.50' },
    { currency: 'CNY', amount: '24000.00' },
  ]);
  expect(total.payloadKg).toBe(3 * (32500 - 3900) + 2 * (30480 - 2250));
});

test('a line without a size-type asks for nothing yet', () => {
  expect(requestedContainers(start)).toEqual([]);
  expect(totalOf(start, PRICES)).toMatchObject({ count: 0, teu: 0, sums: [] });
});

test('blank lines of goods are not sent', () => {
  const sent = { trainInfoId: 1, orderBigNo: undefined, draft: true };
  expect(bookingInput(start, sent).goods).toEqual([]);
});
