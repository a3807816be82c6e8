import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPartialDecimal, isShortEnough, typedDecimal } from './typedDecimal.ts';

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
  ['1.234.567', '1234567'],
  ['1.234,', '1234.'],
  ['12,345,678', '12345678'],
])('%j is %j, typed or pasted', (typed, text) => expect(typedDecimal(typed, '.')).toBe(text));

test('one comma before three digits depends on the language', () => {
  expect(typedDecimal('1,234', '.')).toBe('1234');
  expect(typedDecimal('1,234', ',')).toBe('1.234');
  expect(typedDecimal('12,5', '.')).toBe('12.5');
});

test.each(['-1', '+1', '1e3', '1E3', 'abc', '1.2.3', '1,2,3', '¥5'])('%j is no number', (typed) =>
  expect(typedDecimal(typed, '.')).toBeNull(),
);

function typedByKeys(keys: string): string {
  let text = '';
  for (const key of keys) if (isPartialDecimal(text + key)) text += key;
  return text;
}

describe.each(['.', ','])('typed key by key where decimals come after %s', (separator) => {
  test.each(['1.234,56', '1,234.56', '1.234.567,8', '12,345,678', '12.345.678', '1 234,5', '１２。５', '.5'])(
    '%s is what it would be when pasted',
    (number) => {
      expect(typedByKeys(number)).toBe(number);
      expect(typedDecimal(typedByKeys(number), separator)).toBe(typedDecimal(number, separator));
    },
  );
});

test('every parsable number can be typed key by key', () => {
  const whole = fc.integer({ min: 0, max: 99_999_999 });
  const written = fc
    .tuple(whole, fc.constantFrom('', ',', '.', ' '), fc.option(fc.nat(999)))
    .map(([whole, group, decimals]) => {
      const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, group);
      if (decimals === null) return grouped;
      return `${grouped}${group === ',' ? '.' : ','}${String(decimals).padStart(3, '0')}`;
    });
  fc.assert(
    fc.property(written, fc.constantFrom('.', ','), (number, separator) => {
      expect(typedByKeys(number)).toBe(number);
      expect(typedDecimal(number, separator)).not.toBeNull();
    }),
  );
});

test('invalid keys are rejected', () => {
  expect(typedByKeys('-1e2+3E.4')).toBe('123.4');
  expect(typedByKeys('1..5')).toBe('1.5');
  expect(typedByKeys('1,5,5')).toBe('1,55');
});

test('the result is a decimal text, and parsing it again changes nothing', () => {
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
