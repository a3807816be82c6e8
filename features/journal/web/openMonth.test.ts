import { expect, test } from 'vitest';
import { latestOpenMonth } from './openMonth.ts';

test('the month to close is the latest that has ended and is open', () => {
  expect(latestOpenMonth('2026-11', [])).toBe('2026-10');
  expect(latestOpenMonth('2026-11', ['2026-10', '2026-09'])).toBe('2026-08');
  expect(latestOpenMonth('2027-01', ['2026-10'])).toBe('2026-12');
});
