import { expect, test } from 'vitest';
import { shortNumber } from './shortNumber.ts';

test('an order is told by its last four figures; what is short already stays', () => {
  expect(shortNumber('IS2611227028')).toBe('IS…7028');
  expect(shortNumber('IS70281')).toBe('IS70281');
});
