import { expect, test } from 'vitest';
import { plainRate, shownRate } from './shownRate.ts';

test("a rate is shown with the reader's decimal mark and at least four places, and edited without padding", () => {
  expect(['7.10000000', '0.01404500', '7.12345678', '90'].map((rate) => shownRate(rate, ','))).toEqual([
    '7,1000',
    '0,014045',
    '7,12345678',
    '90',
  ]);
  expect(shownRate('7.10000000', '.')).toBe('7.1000');
  expect(['7.10000000', '90.00000000', '100'].map((rate) => plainRate(rate))).toEqual(['7.1', '90', '100']);
});
