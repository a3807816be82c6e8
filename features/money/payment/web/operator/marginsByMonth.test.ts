import { expect, test } from 'vitest';
import { marginsByMonth } from './marginsByMonth.ts';

const train = (departDate: string, margin: string | null) => ({
  trainNo: departDate,
  departDate,
  sales: '10.00',
  costs: '4.50',
  margin: '5.50',
  whole: { sales: '10.00', costs: '4.50', margin },
});

test('trains of a month are summed to the cent, and a month with an unknown rate says no sum', () => {
  const months = marginsByMonth([
    train('2026-11-30', '0.10'),
    train('2026-11-02', '0.20'),
    train('2026-10-30', null),
    train('2026-10-01', '1.00'),
  ]);
  expect(months.map(({ name, sales, whole }) => [name, sales, whole.margin])).toEqual([
    ['2026-11', '20.00', '0.30'],
    ['2026-10', '20.00', null],
  ]);
});
