import { z } from 'zod';
import { normalizeCode } from '../../../platform/wire/rules/normalizeCode.ts';
import { optionalLine } from '../../../platform/wire/validators.ts';

/** What a party is in transport documents; one party may be several. */
export const PARTY_TYPES = ['shipper', 'consignee', 'buyer', 'notify', 'agent'] as const;
export const partyType = z.enum(PARTY_TYPES);
export type PartyType = z.infer<typeof partyType>;

/** Railways by the abbreviations of their consignment notes. */
export const RAILWAYS = [
  'RZD',
  'KTZ',
  'BC',
  'UTI',
  'KRG',
  'TDZ',
  'TRK',
  'MTZ',
  'UZ',
  'LDZ',
  'LTG',
  'PKP',
  'CR',
] as const;
export type Railway = (typeof RAILWAYS)[number];

/** `client`: code of the party with the railway; `payer`: under which it pays the freight. */
export const CODE_TYPES = ['client', 'payer'] as const;

export const MAX_RAILWAY_CODES = 12;

const railwayCode = z.object({
  railway: z.enum(RAILWAYS),
  codeType: z.enum(CODE_TYPES),
  code: optionalLine(20),
});
export type RailwayCode = z.infer<typeof railwayCode>;

const MAX_LENGTH = {
  country: 2,
  name: 200,
  province: 100,
  city: 100,
  district: 100,
  address: 300,
  tax: 30,
  tel: 40,
  fax: 40,
  email: 100,
  postcode: 12,
  remark: 500,
} as const;

const name = optionalLine(MAX_LENGTH.name);
const place = optionalLine(MAX_LENGTH.city);
const address = optionalLine(MAX_LENGTH.address);

/** Names on the wire as in documents (3.7). */
export const partyFields = {
  partyTypes: z.array(partyType).max(PARTY_TYPES.length).default([]),
  countryCode: optionalLine(MAX_LENGTH.country),
  nameCn: name,
  nameEn: name,
  nameRu: name,
  provinceCn: place,
  provinceEn: place,
  provinceRu: place,
  cityCn: place,
  cityEn: place,
  cityRu: place,
  districtCn: place,
  districtEn: place,
  districtRu: place,
  addressCn: address,
  addressEn: address,
  addressRu: address,
  taxCode: optionalLine(MAX_LENGTH.tax),
  otherTel: optionalLine(MAX_LENGTH.tel),
  otherEmail: optionalLine(MAX_LENGTH.email),
  otherFax: optionalLine(MAX_LENGTH.fax),
  otherPostcode: optionalLine(MAX_LENGTH.postcode),
  railwayCodes: z.array(railwayCode).max(MAX_RAILWAY_CODES).default([]),
  remark: optionalLine(MAX_LENGTH.remark),
};

export const partySchema = z.object(partyFields);
export type Party = z.infer<typeof partySchema>;
export type PartyField = keyof Party;

/** Fields of one line of text. */
export const TEXT_FIELDS = [
  'countryCode',
  'nameCn',
  'nameEn',
  'nameRu',
  'provinceCn',
  'provinceEn',
  'provinceRu',
  'cityCn',
  'cityEn',
  'cityRu',
  'districtCn',
  'districtEn',
  'districtRu',
  'addressCn',
  'addressEn',
  'addressRu',
  'taxCode',
  'otherTel',
  'otherEmail',
  'otherFax',
  'otherPostcode',
  'remark',
] as const satisfies readonly PartyField[];
export type TextField = (typeof TEXT_FIELDS)[number];

/** Most characters that a field takes. */
export function maxLengthOf(field: TextField): number {
  const letters = field.toLowerCase();
  const [, length = 0] = Object.entries(MAX_LENGTH).find(([part]) => letters.includes(part)) ?? [];
  return length;
}

/** A party of the book; `version` is sent back with a change, which holds for what was seen. */
export interface KnownParty extends Party {
  partyId: number;
  version: number;
}

export const emptyParty = (): Party => partySchema.parse({});

/** As it is kept: blanks and codes tidied, nothing twice. */
export function normalizeParty(party: Party): Party {
  const tidied = { ...party };
  for (const field of TEXT_FIELDS) tidied[field] = party[field].replace(/\s+/g, ' ').trim();
  const codes = party.railwayCodes
    .map((given) => ({ ...given, code: normalizeCode(given.code) }))
    .filter(({ code }) => code !== '');
  return {
    ...tidied,
    countryCode: tidied.countryCode.toUpperCase(),
    taxCode: normalizeCode(tidied.taxCode),
    otherEmail: tidied.otherEmail.toLowerCase(),
    partyTypes: PARTY_TYPES.filter((type) => party.partyTypes.includes(type)),
    railwayCodes: [...new Map(codes.map((code) => [Object.values(code).join(' '), code])).values()],
  };
}

/** Fields that two normalized parties differ in. */
export function changedFields(one: Party, other: Party): PartyField[] {
  const texts: PartyField[] = TEXT_FIELDS.filter((field) => one[field] !== other[field]);
  if (one.partyTypes.join() !== other.partyTypes.join()) texts.push('partyTypes');
  if (codesText(one) !== codesText(other)) texts.push('railwayCodes');
  return texts;
}

const codesText = ({ railwayCodes }: Party) =>
  railwayCodes
    .map(({ railway, codeType, code }) => [railway, codeType, code].join(' '))
    .toSorted()
    .join();

/** Moved to the end of a name, as they stand before it or after it. */
const LEGAL_FORMS = new Set(
  'ооо оао зао пао ао тоо ип чуп уп одо llc ltd limited co inc corp gmbh ag sa srl sp zoo jsc llp'.split(' '),
);

function nameKeyOf(partyName: string): string {
  const words =
    partyName
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const forms = words.filter((word) => LEGAL_FORMS.has(word));
  const own = words.filter((word) => !LEGAL_FORMS.has(word));
  return [...own, ...forms.toSorted()].join('');
}

/** Keys of the names with the country: parties that share one are the same, however their names are typed. */
export function nameKeysOf({ countryCode, nameCn, nameEn, nameRu }: Party): string[] {
  const keys = [nameCn, nameEn, nameRu].map(nameKeyOf).filter((key) => key !== '');
  return [...new Set(keys)].map((key) => `${countryCode}:${key}`);
}

/** Why two normalized parties are probably one; null: they are not. */
export function samenessOf(one: Party, other: Party): 'taxCode' | 'name' | null {
  if (one.taxCode !== '' && one.taxCode === other.taxCode) return 'taxCode';
  const keys = new Set(nameKeysOf(one));
  return nameKeysOf(other).some((key) => keys.has(key)) ? 'name' : null;
}

/** Languages of the fields that their readers' documents print. */
const FOREIGN_LETTERS = { En: /[^\P{L}\p{Script=Latin}]/u, Ru: /\p{Script=Han}/u };

/** Whether a text in a field of a language is written in another script; a warning, never an error. */
export function isOtherScript(field: TextField, text: string): boolean {
  if (field.endsWith('En')) return FOREIGN_LETTERS.En.test(text);
  if (!field.endsWith('Ru')) return false;
  return FOREIGN_LETTERS.Ru.test(text) || (/\p{L}/u.test(text) && !/\p{Script=Cyrillic}/u.test(text));
}
