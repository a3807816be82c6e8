import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditCheckOf, creditCode, isCreditCode, registerCheckOf } from './creditCode.ts';

const CHARACTERS = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'];
const DIGITS = [...'0123456789'];
const of = (characters: string[], count: number) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength: count, maxLength: count });
const first17 = fc.tuple(of(CHARACTERS, 2), of(DIGITS, 6), of(CHARACTERS, 9)).map((parts) => parts.join(''));

// the standard's worked example, and codes that companies publish
test.each(['91350100M000100Y43', '91440300708461136T', '914403001922038216', '9144030071526726XG'])(
  '%s is taken',
  (code) => expect(isCreditCode(code)).toBe(true),
);

test('a register number of 15 digits is taken with its check digit (GS 15-2006)', () => {
  expect(isCreditCode('110108000000016')).toBe(true);
  expect(isCreditCode('110108000000017')).toBe(false);
});

test.each(['', '91350100M000100Y4Z', '9I350100M000100Y43', '91350100M000100Y4', '91350100M000100Y433'])(
  '"%s" is refused',
  (code) => expect(isCreditCode(code)).toBe(false),
);

test('small letters and blanks are tidied; nothing is told from something wrong', () => {
  expect(creditCode.parse(' 91350100m000100y43 ')).toBe('91350100M000100Y43');
  expect(creditCode.safeParse('').error?.issues[0]).toMatchObject({
    params: { fault: { key: 'creditCodeMissing' } },
  });
  expect(creditCode.safeParse('1').error?.issues[0]).toMatchObject({
    params: { fault: { key: 'creditCode' } },
  });
});

test('every code has exactly one check character', () => {
  fc.assert(
    fc.property(first17, (code) => {
      expect(CHARACTERS.filter((check) => isCreditCode(code + check))).toEqual([creditCheckOf(code)]);
    }),
  );
});

test('every register number has exactly one check digit, and one mistyped digit never passes', () => {
  fc.assert(
    fc.property(of(DIGITS, 14), fc.nat(13), fc.integer({ min: 1, max: 9 }), (number, place, shift) => {
      const check = registerCheckOf(number);
      expect(DIGITS.filter((digit) => isCreditCode(number + digit))).toEqual([check]);
      const wrong = (Number(number[place]) + shift) % 10;
      expect(isCreditCode(number.slice(0, place) + wrong + number.slice(place + 1) + check)).toBe(false);
    }),
  );
});

test('one mistyped character of a credit code never passes', () => {
  fc.assert(
    fc.property(first17, fc.nat(16), fc.constantFrom(...CHARACTERS), (code, place, other) => {
      fc.pre(other !== code[place]);
      expect(isCreditCode(code.slice(0, place) + other + code.slice(place + 1) + creditCheckOf(code))).toBe(false);
    }),
  );
});
