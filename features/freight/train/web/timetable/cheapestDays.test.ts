import { expect, test } from 'vitest';
import { cheapestDays } from './cheapestDays.ts';

const day = (date: string, priceFrom: string | null, remainTeu = 10, currency = 'USD') => ({
  date,
  priceFrom,
  remainTeu,
  currency,
});

test('the cheapest days of each currency that still have space are marked', () => {
  const days = [
    day('2026-12-01', '1050.00'),
    day('2026-12-02', '990', 0),
    day('2026-12-03', '1050'),
    day('2026-12-04', '1200'),
    day('2026-12-05', null),
    day('2026-12-06', '700', 5, 'CNY'),
    day('2026-12-07', '900', 5, 'CNY'),
  ];
  expect([...cheapestDays(days)]).toEqual(['2026-12-01', '2026-12-03', '2026-12-06']);
});

test('where all days cost the same none is marked', () => {
  expect(cheapestDays([day('2026-12-01', '1050'), day('2026-12-02', '1050.00')]).size).toBe(0);
});
