import { expect, test } from 'vitest';
import { stopTime } from './stopTime.ts';

test('planned times go on over midnight, months and half hours', () => {
  expect(stopTime('2026-11-30 22:30:00', 1.5)).toBe('2026-12-01 00:00:00');
  expect(stopTime('2026-11-30 22:30:00', 0)).toBe('2026-11-30 22:30:00');
});
