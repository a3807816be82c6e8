import { expect, test } from 'vitest';
import { isOtherScript, normalizeParty, type Party, partySchema, samenessOf } from './party.ts';
import { faultsOf } from './partyRules.ts';

const partyOf = (fields: Partial<Party>) => normalizeParty(partySchema.parse(fields));

test.each<[string, Partial<Party>, Partial<Party>, ReturnType<typeof samenessOf>]>([
  ['the tax number', { taxCode: '770 412 0018' }, { taxCode: '7704120018' }, 'taxCode'],
  [
    'the name, however its quotes, capitals and legal form stand',
    { countryCode: 'RU', nameRu: 'ООО «Берёзка Плюс»' },
    { countryCode: 'RU', nameRu: 'БЕРЕЗКА-ПЛЮС, ООО' },
    'name',
  ],
  [
    'the name in another field',
    { countryCode: 'DE', nameCn: 'Rhein GmbH' },
    { countryCode: 'DE', nameEn: 'RHEIN  GMBH' },
    'name',
  ],
  ['not a name of another country', { countryCode: 'RU', nameEn: 'Alfa' }, { countryCode: 'KZ', nameEn: 'Alfa' }, null],
  [
    'not another legal form',
    { countryCode: 'RU', nameRu: 'ООО «Альфа»' },
    { countryCode: 'RU', nameRu: 'АО «Альфа»' },
    null,
  ],
  ['not two empty tax numbers', { nameCn: '甲' }, { nameCn: '乙' }, null],
])('parties are the same by %s', (_by, one, other, same) => {
  expect(samenessOf(partyOf(one), partyOf(other))).toBe(same);
});

test.each([
  ['CN', '91610131MA6TX00011', '91610131MA6TX00012'],
  ['RU', '7704120018', '7704120019'],
  ['KZ', '100140010020', '100140010021'],
  ['BY', '192600015', '192600016'],
  ['DE', 'DE811230019', '811230019'],
])('a tax number of %s is checked by the rule of the country', (countryCode, right, wrong) => {
  const faultsFor = (taxCode: string) => faultsOf(partyOf({ countryCode, nameEn: 'A', taxCode }));
  expect(faultsFor(right)).toEqual({});
  expect(Object.keys(faultsFor(wrong))).toEqual(['taxCode']);
});

test('only a country and one name are asked for, and a country without a rule takes any tax number', () => {
  expect(faultsOf(partyOf({}))).toEqual({ countryCode: 'countryMissing', nameCn: 'nameMissing' });
  expect(faultsOf(partyOf({ countryCode: 'uz', nameRu: 'Ташкент', taxCode: '3' }))).toEqual({});
  expect(faultsOf(partyOf({ countryCode: 'QQ', nameRu: 'Б' }))).toEqual({ countryCode: 'country' });
});

test('a railway code has 4 to 16 digits', () => {
  const codes = ['123', '1234', '12345678901234567'].map((code) => ({
    railway: 'RZD' as const,
    codeType: 'client' as const,
    code,
  }));
  expect(faultsOf(partyOf({ countryCode: 'RU', nameRu: 'Б', railwayCodes: codes }))).toEqual({
    'railwayCodes.0.code': 'railwayCode',
    'railwayCodes.2.code': 'railwayCode',
  });
});

test.each([
  ['nameEn', 'Małaszewicze Terminal Sp. z o.o.', false],
  ['nameEn', 'Мoscow', true],
  ['addressEn', '西安', true],
  ['nameRu', 'ООО «DHL Логистика»', false],
  ['nameRu', 'OOO Logistika', true],
  ['cityRu', '莫斯科', true],
  ['addressRu', '26', false],
  ['nameCn', 'DHL', false],
] as const)('%s "%s" is in another script: %s', (field, text, isOther) => {
  expect(isOtherScript(field, text)).toBe(isOther);
});
