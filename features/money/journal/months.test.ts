import { expect, test } from 'vitest';
import { endedMonths, monthAfter } from './months.ts';

test('the month after December is January of the next year', () => {
  expect(monthAfter('2026-12')).toBe('2027-01');
  expect(monthAfter('2026-01')).toBe('2026-02');
});

test('months are to be closed once they have ended: this one is not', () => {
  expect(endedMonths('2026-10', '2027-01')).toEqual(['2026-10', '2026-11', '2026-12']);
  expect(endedMonths('2027-01', '2027-01')).toEqual([]);
});
