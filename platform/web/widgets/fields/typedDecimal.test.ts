import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isShortEnough, typedDecimal } from './typedDecimal.ts';

test.each([
  ['', ''],
  ['12', '12'],
  ['12.', '12.'],
  ['.5', '0.5'],
  ['007', '7'],
  ['１２。５', '12.5'],
  ['1 234,5', '1234.5'],
  ['1,234,567.89', '1234567.89'],
  ["1'234.5", '1234.5'],
  ['1.234.567,8', '1234567.8'],
])('%j is %j, typed or pasted', (typed, text) => expect(typedDecimal(typed, '.')).toBe(text));

test('one comma before three figures is what it is in the language', () => {
  expect(typedDecimal('1,234', '.')).toBe('1234');
  expect(typedDecimal('1,234', ',')).toBe('1.234');
  expect(typedDecimal('12,5', '.')).toBe('12.5');
});

test.each(['-1', '+1', '1e3', '1E3', 'abc', '1.2.3', '1,2,3', '¥5'])('%j is no number', (typed) =>
  expect(typedDecimal(typed, '.')).toBeNull(),
);

test('whatever comes out is figures with at most one point, and comes out the same again', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789.,-+e 。') }),
      fc.constantFrom('.', ','),
      (typed, mark) => {
        const text = typedDecimal(typed, mark);
        if (text === null) return;
        expect(text).toMatch(/^\d*\.?\d*$/);
        expect(typedDecimal(text, mark)).toBe(text);
      },
    ),
  );
});

test('a number with a point may be longer', () => {
  const length = { whole: 8, withPoint: 11 };
  expect(isShortEnough('12345678', length)).toBe(true);
  expect(isShortEnough('123456789', length)).toBe(false);
  expect(isShortEnough('12345678.90', length)).toBe(true);
  expect(isShortEnough('12345678.901', length)).toBe(false);
});
