import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDigitOf, normalizeWagonNo, systemOf, wagonNumberFault } from './wagonNumber.ts';

test.each(['218124712173', '505126180015'])('the published UIC number %s is taken', (wagonNo) => {
  expect(systemOf(wagonNo)).toBe('uic');
  expect(wagonNumberFault(wagonNo)).toBeNull();
});

test('numbers of the 1520 railways have their check digit by the weights 2 and 1', () => {
  // 9×2 4 7×2 1 2×2 3 4×2 with digits summed: 9+4+5+1+4+3+8 = 34
  expect(checkDigitOf('9471234')).toBe(6);
  expect(wagonNumberFault('94712346')).toBeNull();
  expect(wagonNumberFault('94712345')).toBe('checkDigit');
});

test('a Chinese number of seven digits has no check digit, another shape is refused', () => {
  expect(wagonNumberFault('5260001')).toBeNull();
  expect(wagonNumberFault('526000')).toBe('shape');
  expect(wagonNumberFault('X70 5260001')).toBe('shape');
  expect(wagonNumberFault('')).toBeNull();
});

test('a number copied from a paper loses its blanks and dashes', () => {
  expect(normalizeWagonNo(' 21 81 2471 217-3 ')).toBe('218124712173');
  expect(normalizeWagonNo('９４７１２３４６')).toBe('94712346');
});

test('one mistyped digit is always noticed', () => {
  const length = fc.constantFrom(8, 12);
  const mistyped = length.chain((digits) =>
    fc.tuple(
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: digits - 1, maxLength: digits - 1 }),
      fc.integer({ min: 0, max: digits - 1 }),
      fc.integer({ min: 1, max: 9 }),
    ),
  );
  fc.assert(
    fc.property(mistyped, ([digits, index, shift]) => {
      const first = digits.join('');
      const right = `${first}${checkDigitOf(first)}`;
      const wrong = (Number(right[index]) + shift) % 10;
      expect(wagonNumberFault(right)).toBeNull();
      expect(wagonNumberFault(right.slice(0, index) + wrong + right.slice(index + 1))).toBe('checkDigit');
    }),
  );
});
