import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeCode } from './normalizeCode.ts';
import { addressLine, isPostcode } from './postcode.ts';
import { binCheckOf, isBin, isEori, isTaxNumber, taxNumberKind } from './taxNumber.ts';

// numbers that the companies and states publish
test.each([
  ['RU', '7707083893'],
  ['RU', '7708503727'],
  ['BY', '100582333'],
  ['KZ', '020540003431'],
  ['DE', 'DE136695976'],
  ['PL', 'PL8567346215'],
  ['NL', 'NL004495445B01'],
  ['FR', 'FR40303265045'],
  ['GB', 'GB980780684'],
  ['UZ', '201440547'],
])('%s: %s is taken', (country, number) => expect(isTaxNumber(number, country)).toBe(true));

test.each([
  ['RU', '7707083894'],
  ['RU', '770708389'],
  ['BY', '100582334'],
  ['KZ', '020540003432'],
  ['KZ', '021540003431'],
  ['DE', 'DE136695977'],
  ['DE', '136695976'],
  ['PL', 'DE136695976'],
  ['UZ', '?'],
])('%s: %s is refused', (country, number) => expect(isTaxNumber(number, country)).toBe(false));

test('a country decides what the number is called', () => {
  expect(['RU', 'KZ', 'BY', 'DE', 'GR', 'GB', 'TR'].map(taxNumberKind)).toEqual([
    'inn',
    'bin',
    'unp',
    'vat',
    'vat',
    'vat',
    'other',
  ]);
});

test('one wrong figure in a BIN is noticed', () => {
  const serial = fc.stringMatching(/^\d{6}$/).map((last) => `0205400${last.slice(0, 4)}`);
  fc.assert(
    fc.property(serial, fc.integer({ min: 0, max: 9 }), (first11, wrong) => {
      const check = binCheckOf(first11);
      fc.pre(check !== null && check !== String(wrong));
      expect(isBin(first11 + check)).toBe(true);
      expect(isBin(first11 + wrong)).toBe(false);
    }),
  );
});

test('an EORI begins with a state of the Union, Great Britain or Northern Ireland', () => {
  expect(['DE1234567', 'XI123456789000', 'GB123456789000'].map(isEori)).toEqual([true, true, true]);
  expect(['RU1234567', 'DE', 'DE1234567890123456', 'D1234'].map(isEori)).toEqual([false, false, false, false]);
  expect(normalizeCode(' de 136.695.976 ')).toBe('DE136695976');
});

test('postcodes and the order of an address follow the country', () => {
  expect(isPostcode('101000', 'RU') && isPostcode('A05A1B4', 'KZ') && isPostcode('47051', 'DE')).toBe(true);
  expect(isPostcode('47051', 'RU') || isPostcode('47-051', 'DE')).toBe(false);
  const parts = { street: 'ул. Мясницкая, 1', city: 'Москва', region: '', postcode: '101000' };
  expect(addressLine(parts, 'RU')).toBe('101000, Москва, ул. Мясницкая, 1');
  const german = { street: 'Hafenstr. 1', city: 'Duisburg', region: '', postcode: '47051' };
  expect(addressLine(german, 'DE')).toBe('Hafenstr. 1, 47051 Duisburg');
});
