import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import type { Language } from '../../../../platform/wire/language.ts';
import type { TelephoneCode } from '../wire.ts';

const FIRST = 'CN';
const lists = new Map<Language, TelephoneCode[]>();

export function telephoneCodes(language: Language): TelephoneCode[] {
  const known = lists.get(language) ?? listIn(language);
  lists.set(language, known);
  return known;
}

function listIn(language: Language): TelephoneCode[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  const rank = ({ countryCode }: TelephoneCode) => (countryCode === FIRST ? 0 : 1);
  return getCountries()
    .map((countryCode) => ({
      countryCode,
      countryName: names.of(countryCode) ?? countryCode,
      telephoneCode: `+${getCountryCallingCode(countryCode)}`,
    }))
    .sort((one, other) => rank(one) - rank(other) || compare(one.countryName, other.countryName));
}
