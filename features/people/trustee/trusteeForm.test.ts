import { expect, test } from 'vitest';
import { normalizeTrustee, oneYearAfter, trusteeFaultsOf, trusteeForm } from './trusteeForm.ts';

const TODAY = '2026-11-22';
const FORM = {
  resourceId: 7,
  authorizedName: '许静',
  authorizedMobile: '13900020002',
  authorizedIdNo: '11010519491231002X',
  authorizedStartDate: '2026-11-22',
  authorizedEndDate: '2027-11-22',
};
const faultsOf = (changes: object) =>
  trusteeFaultsOf(normalizeTrustee(trusteeForm.parse({ ...FORM, ...changes })), TODAY);

test('a complete form is right, however its numbers are written', () => {
  expect(faultsOf({})).toEqual({});
  const typed = { authorizedMobile: '+86 139-0002-0002', authorizedIdNo: ' 110105 19491231 002x ' };
  expect(faultsOf(typed)).toEqual({});
  expect(normalizeTrustee(trusteeForm.parse({ ...FORM, ...typed }))).toEqual(FORM);
});

test('an empty form names each field', () => {
  expect(trusteeFaultsOf(normalizeTrustee(trusteeForm.parse({})), TODAY)).toEqual({
    authorizedName: 'nameMissing',
    authorizedMobile: 'mobileMissing',
    authorizedIdNo: 'identityMissing',
    authorizedStartDate: 'startMissing',
    authorizedEndDate: 'endMissing',
    resourceId: 'letterMissing',
  });
});

test.each([
  ['a name of eleven characters', { authorizedName: '一二三四五六七八九十甲' }, 'nameTooLong'],
  ['a mobile that begins with 12', { authorizedMobile: '12900020002' }, 'mobile'],
  ['a foreign mobile', { authorizedMobile: '+7 916 123 45 67' }, 'mobile'],
  ['a wrong check digit', { authorizedIdNo: '110105194912310021' }, 'identity'],
  ['an older number of 15 digits', { authorizedIdNo: '110105491231002' }, 'identity'],
  ['a birth in the nineteenth century', { authorizedIdNo: '110105189912310023' }, 'identity'],
  ['a birth to come', { authorizedIdNo: '110105209912310029' }, 'identity'],
  ['a birth on 30 February', { authorizedIdNo: '110105199002300028' }, 'identity'],
  ['a start that is no date', { authorizedStartDate: '2026-02-30' }, 'startMissing'],
  ['an end on the first day', { authorizedEndDate: '2026-11-22' }, 'endBeforeStart'],
  ['an end in the past', { authorizedStartDate: '2026-01-01', authorizedEndDate: '2026-11-21' }, 'endPast'],
])('%s is refused at its field', (_what, changes, fault) => {
  expect(faultsOf(changes)).toEqual({ [Object.keys(changes).at(-1) ?? '']: fault });
});

test('without an end an authorization lasts one year, from a leap day until 28 February', () => {
  const { authorizedEndDate: _end, ...open } = FORM;
  expect(normalizeTrustee(trusteeForm.parse(open)).authorizedEndDate).toBe('2027-11-22');
  expect(oneYearAfter('2028-02-29')).toBe('2029-02-28');
  expect(oneYearAfter('soon')).toBe('');
});
