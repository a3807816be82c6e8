import fc from 'fast-check';
import { expect, test } from 'vitest';
import { identityCheckOf, identityNumber, identityNumber18, isIdentityNumber } from './identityNumber.ts';

const TODAY = '2026-06-01';
const digits = (count: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: count, maxLength: count });
const birth = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2026-05-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10).replaceAll('-', ''));
const first17 = fc
  .tuple(fc.constantFrom('11', '44', '65', '81'), digits(4), birth, digits(3))
  .map((parts) => parts.join(''));
const faultOf = (schema: typeof identityNumber, text: string) => {
  const issue = schema.safeParse(text).error?.issues[0];
  return issue?.code === 'custom' ? issue.params?.fault.key : undefined;
};

test.each(['11010519491231002X', '440524188001010014'])('%s, an example of GB 11643-1999, is taken', (number) =>
  expect(isIdentityNumber(number, TODAY)).toBe(true),
);

test('an older number of 15 digits is taken in companies’ forms, but not of a trustee', () => {
  expect(isIdentityNumber('130503670401001', TODAY)).toBe(true);
  expect(identityNumber.safeParse('130503670401001').success).toBe(true);
  expect(faultOf(identityNumber18, '130503670401001')).toBe('identity');
});

test('a small x, blanks and full-width digits are tidied', () => {
  expect(identityNumber.parse(' 110105 19491231 002x')).toBe('11010519491231002X');
  expect(identityNumber.parse('１１０１０５19491231002X')).toBe('11010519491231002X');
});

test('nothing typed is told from something wrong', () => {
  expect(faultOf(identityNumber, '  ')).toBe('identityMissing');
  expect(faultOf(identityNumber, '110105194912310021')).toBe('identity');
});

test.each([
  ['no such province', '99010519491231002'],
  ['30 February', '11010519490230002'],
  ['born tomorrow', '11010520260602002'],
  ['born today', '11010520260601002'],
  ['month 13', '11010519491331002'],
])('%s is refused also with the right check character', (_why, ten) =>
  expect(isIdentityNumber(ten + identityCheckOf(ten), TODAY)).toBe(false),
);

test('every number has exactly one check character', () => {
  fc.assert(
    fc.property(first17, (seventeen) => {
      const fitting = [...'0123456789X'].filter((check) => isIdentityNumber(seventeen + check, TODAY));
      expect(fitting).toEqual([identityCheckOf(seventeen)]);
    }),
  );
});

test('one mistyped digit or two swapped ones never pass', () => {
  fc.assert(
    fc.property(first17, fc.nat(16), fc.integer({ min: 1, max: 9 }), (seventeen, place, shift) => {
      const check = identityCheckOf(seventeen);
      const wrong = (Number(seventeen[place]) + shift) % 10;
      expect(isIdentityNumber(seventeen.slice(0, place) + wrong + seventeen.slice(place + 1) + check, TODAY)).toBe(
        false,
      );
      const [one, two] = [seventeen.charAt(place), seventeen.charAt(place + 1)];
      if (one === two || two === '') return;
      const swapped = seventeen.slice(0, place) + two + one + seventeen.slice(place + 2);
      expect(isIdentityNumber(swapped + check, TODAY)).toBe(false);
    }),
  );
});

test('no text makes it stumble', () => {
  fc.assert(fc.property(fc.string(), (text) => void identityNumber.safeParse(text)));
});
