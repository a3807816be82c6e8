import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOf } from '../../../libs/amounts/amounts.ts';
import {
  addDays,
  boxSums,
  ladderSteps,
  percentAt,
  type TariffTier,
  topUpOf,
  unitPriceAt,
  withMinimum,
} from './rules.ts';

const STORAGE = {
  freeUnits: 7,
  tiers: [
    { from: 1, unitPrice: '40' },
    { from: 8, unitPrice: '80' },
  ],
};

/** Cents of some units, counted by tiers at once. */
function centsByTiers(tiers: readonly TariffTier[], counted: number): number {
  return tiers.reduce((sum, { from, unitPrice }, index) => {
    const upTo = Math.min(counted, (tiers[index + 1]?.from ?? Number.POSITIVE_INFINITY) - 1);
    return sum + Math.max(upTo - from + 1, 0) * Math.round(Number(unitPrice) * 100);
  }, 0);
}

test('free days cost nothing, then each day has the price of its tier', () => {
  expect([1, 7, 8, 14, 15, 30].map((day) => unitPriceAt(STORAGE, day))).toEqual(['0', '0', '40', '40', '80', '80']);
});

test('what the days cost one by one is what they cost together', () => {
  const tiers = fc
    .uniqueArray(fc.integer({ min: 2, max: 40 }), { maxLength: 4 })
    .map((begins) => [1, ...begins.toSorted((one, other) => one - other)]);
  const price = fc.integer({ min: 0, max: 99_999 }).map((cents) => (cents / 100).toFixed(2));
  fc.assert(
    fc.property(
      tiers,
      fc.array(price, { minLength: 5, maxLength: 5 }),
      fc.nat(15),
      fc.nat(60),
      (begins, prices, freeUnits, days) => {
        const rule = {
          freeUnits,
          tiers: begins.map((from, index) => ({ from, unitPrice: prices[index] ?? '0' })),
        };
        const cents = Array.from({ length: days }, (_, index) =>
          Math.round(Number(unitPriceAt(rule, index + 1)) * 100),
        );
        const sum = cents.reduce((total, one) => total + one, 0);
        expect(sum).toBe(centsByTiers(rule.tiers, Math.max(days - freeUnits, 0)));
      },
    ),
  );
});

test('an amount is at least the minimum, but what is free stays free', () => {
  expect(withMinimum('80', '200.00')).toBe('200.00');
  expect(withMinimum('240.5', '200.00')).toBe('240.50');
  expect(withMinimum('0.00', '200.00')).toBe('0.00');
  expect(withMinimum('80', '0')).toBe('80.00');
});

test('days and their top-up are together what the minimum demands', () => {
  const money = fc.integer({ min: 1, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2));
  fc.assert(
    fc.property(money, money, (amount, minimum) => {
      const cents = Math.round(Number(amount) * 100) + Math.round(Number(topUpOf(amount, minimum)) * 100);
      expect(cents).toBe(Math.round(Number(withMinimum(amount, minimum)) * 100));
    }),
  );
  expect(topUpOf('0', '200.00')).toBe('0.00');
  expect(topUpOf('240.00', '200.00')).toBe('0.00');
});

test('boxes of one tariff share its free units and its minimum, whatever their sizes', () => {
  const all = {
    basis: 'box',
    sizeType: '',
    unitPrice: '45',
    currency: 'CNY',
    freeUnits: 1,
    minimum: '150.00',
  };
  const lines = ['22G1', '42G1', '45G1'].map((sizeType) => ({ sizeType, count: 1 }));
  expect(boxSums([all], lines)).toEqual([{ currency: 'CNY', amount: '150.00' }]);
  expect(boxSums([all], [{ sizeType: '22G1', count: 1 }])).toEqual([{ currency: 'CNY', amount: '0.00' }]);
  const own = { ...all, sizeType: '22G1', unitPrice: '200', freeUnits: 0, minimum: '0' };
  expect(boxSums([all, own], lines)).toEqual([{ currency: 'CNY', amount: '350.00' }]);
  expect(boxSums([own], lines)).toBeNull();
  expect(boxSums([{ ...all, basis: 'kg' }], lines)).toBeNull();
});

const RUNGS = [
  { days: 0, percent: '50' },
  { days: 3, percent: '30' },
  { days: 7, percent: '10' },
  { days: 14, percent: '0' },
];

test('the ladder has one share for each day, and a share is rounded half up', () => {
  expect([20, 14, 13, 7, 6, 3, 2, 0, -1].map((days) => percentAt(RUNGS, days))).toEqual([
    '0',
    '0',
    '10',
    '10',
    '30',
    '30',
    '50',
    '50',
    '50',
  ]);
  expect(shareOf('3000.50', '30')).toBe('900.15');
  expect(shareOf('0.05', '10')).toBe('0.01');
});

test('the steps cover each day from today to the cut-off once, with the share of the day', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.nat(40), (untilDeparture, beforeCutoff) => {
      const today = '2026-02-20';
      const departure = addDays(today, untilDeparture);
      const until = addDays(departure, -Math.min(beforeCutoff, untilDeparture));
      const steps = ladderSteps(RUNGS, { today, until, departure });
      const days = steps.flatMap(({ from, to, percent }) => {
        const found: string[] = [];
        for (let day = from; day <= to; day = addDays(day, 1)) found.push(`${day} ${percent}`);
        return found;
      });
      const expected: string[] = [];
      for (let day = today, left = untilDeparture; day <= until; day = addDays(day, 1), left -= 1)
        expected.push(`${day} ${percentAt(RUNGS, left)}`);
      expect(days).toEqual(expected);
    }),
  );
});
