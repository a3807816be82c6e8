import { expect, test } from 'vitest';
import { timeLeft } from './timeLeft.ts';

const now = new Date('2026-03-01T04:00:00Z'); // noon in the platform's zone

test("the time to a cut-off is computed in the platform's zone", () => {
  const left = { days: 2, hours: 3, minutes: 30, isLastDay: false };
  expect(timeLeft('2026-03-03 15:30:00', now)).toEqual(left);
});

test('the last day is marked', () => {
  const left = { days: 0, hours: 0, minutes: 59, isLastDay: true };
  expect(timeLeft('2026-03-01 12:59:59', now)).toEqual(left);
});

test('a cut-off now or in the past has no time left', () => {
  expect(timeLeft('2026-03-01 12:00:00', now)).toBeNull();
  expect(timeLeft('2026-03-01 11:59:00', now)).toBeNull();
});
