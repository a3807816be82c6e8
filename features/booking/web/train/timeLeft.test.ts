import { expect, test } from 'vitest';
import { timeLeftTo } from './timeLeft.ts';

const now = new Date('2026-03-01T04:00:00Z'); // noon in the platform's zone

test('the time to a cut-off is told in the zone of the platform', () => {
  expect(timeLeftTo('2026-03-03 15:30:00', now)).toEqual({ days: 2, hours: 3, minutes: 30, isSoon: false });
});

test('the last day is marked', () => {
  expect(timeLeftTo('2026-03-01 12:59:59', now)).toEqual({ days: 0, hours: 0, minutes: 59, isSoon: true });
});

test('a cut-off that has passed has no time left', () =>
  expect(timeLeftTo('2026-03-01 11:59:00', now)).toBeNull());
