import { expect, test } from 'vitest';
import { openMonths } from './openMonths.ts';

test('months that have ended and are open can be closed, the latest first', () => {
  expect(openMonths('2026-11', []).slice(0, 2)).toEqual(['2026-10', '2026-09']);
  expect(openMonths('2026-11', ['2026-10', '2026-09'])[0]).toBe('2026-08');
  expect(openMonths('2027-01', ['2026-11']).slice(0, 2)).toEqual(['2026-12', '2026-10']);
  expect(openMonths('2026-11', []).at(-1)).toBe('2024-11');
});
