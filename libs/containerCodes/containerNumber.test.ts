import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDigitOf, containerNumberError, isContainerNumber, normalizeContainerNumber } from './containerNumber.ts';

/** Published check digits: ISO 6346's CSQU3054383, samples of owners and manuals. */
const REAL = ['CSQU3054383', 'MSKU9070323', 'TOLU4734787', 'HLXU2008419', 'TEXU3070079', 'BICU1234565'];

const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const firstTen = fc
  .tuple(letter, letter, letter, fc.constantFrom('U', 'J', 'Z'), fc.integer({ min: 0, max: 999_999 }))
  .map(([a, b, c, category, serial]) => a + b + c + category + String(serial).padStart(6, '0'));

describe('container numbers (ISO 6346)', () => {
  test.each(REAL)('%s is taken', (number) => expect(isContainerNumber(number)).toBe(true));

  test('a number with the wrong check digit is refused', () => {
    expect(isContainerNumber('CSQU3054384')).toBe(false);
    expect(containerNumberError('CSQU3054384')).toBe('checkDigit');
  });

  test.each(['', 'CSQU305438', 'CSQU30543830', 'CSQ13054383', 'CSQA3054383', 'csqu3054383', 'CSQU 305438 3'])(
    '"%s" does not have the shape of a number',
    (text) => expect(containerNumberError(text)).toBe('shape'),
  );

  test('every owner, category and serial number has exactly one check digit', () => {
    fc.assert(
      fc.property(firstTen, (ten) => {
        const fitting = [...'0123456789'].filter((digit) => isContainerNumber(ten + digit));
        expect(fitting).toEqual([String(checkDigitOf(ten))]);
      }),
    );
  });

  test('one mistyped digit of the serial number is noticed, save where 10 is written as 0', () => {
    const mistyped = fc.tuple(firstTen, fc.integer({ min: 4, max: 9 }), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(mistyped, ([ten, index, shift]) => {
        const wrong = (Number(ten[index]) + shift) % 10;
        const typed = ten.slice(0, index) + wrong + ten.slice(index + 1);
        const same = checkDigitOf(typed) === checkDigitOf(ten);
        if (same) expect(checkDigitOf(ten)).toBe(0);
        else expect(isContainerNumber(typed + checkDigitOf(ten))).toBe(false);
      }),
    );
  });

  test('a mistyped check digit is always noticed', () => {
    fc.assert(
      fc.property(firstTen, fc.integer({ min: 1, max: 9 }), (ten, shift) => {
        expect(isContainerNumber(ten + ((checkDigitOf(ten) + shift) % 10))).toBe(false);
      }),
    );
  });

  test('numbers copied from papers are tidied', () => {
    expect(normalizeContainerNumber(' csqu 305438-3\u00a0')).toBe('CSQU3054383');
    expect(normalizeContainerNumber('ＣＳＱＵ３０５４３８３')).toBe('CSQU3054383');
    expect(normalizeContainerNumber('\u200bТВJU1000016')).toBe('TBJU1000016');
  });
});
