import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumsOf } from './sums.ts';

test('prices of three boxes add up to the cent', () => {
  expect(sumsOf([{ amount: '0.10', currency: 'USD', count: 3 }])).toEqual([{ amount: '0.30', currency: 'USD' }]);
});

test('currencies are never added to each other', () => {
  const lines = [
    { amount: '3200', currency: 'USD', count: 2 },
    { amount: '18000.50', currency: 'CNY', count: 1 },
    { amount: '4100.25', currency: 'USD', count: 1 },
  ];
  expect(sumsOf(lines)).toEqual([
    { amount: '10500.25', currency: 'USD' },
    { amount: '18000.50', currency: 'CNY' },
  ]);
});

test('nothing chosen costs nothing', () => expect(sumsOf([])).toEqual([]));

test('the sum of any cents is exact, however large', () => {
  const line = fc.record({
    cents: fc.bigInt({ min: 0n, max: 10n ** 12n }),
    count: fc.integer({ min: 0, max: 200 }),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), (lines) => {
      const [sum] = sumsOf(
        lines.map(({ cents, count }) => ({
          amount: `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`,
          currency: 'USD',
          count,
        })),
      );
      const expected = lines.reduce((total, { cents, count }) => total + cents * BigInt(count), 0n);
      expect(sum?.amount.replace('.', '').replace(/^0+(?=\d)/, '')).toBe(String(expected));
    }),
  );
});
