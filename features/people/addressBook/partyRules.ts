import { isCreditCode } from '../../../platform/wire/rules/creditCode.ts';
import { email } from '../../../platform/wire/rules/email.ts';
import { isPostcode } from '../../../platform/wire/rules/postcode.ts';
import { isTaxNumber, taxNumberKind } from '../../../platform/wire/rules/taxNumber.ts';
import { isCountry } from './country.ts';
import type { Party } from './party.ts';

/** Text keys of field errors. */
export type PartyFault =
  | 'country'
  | 'countryMissing'
  | 'nameMissing'
  | 'taxCode'
  | 'creditCode'
  | 'email'
  | 'phone'
  | 'postcode'
  | 'railwayCode';

/** By path, such as `railwayCodes.0.code`. */
type PartyFaults = Record<string, PartyFault>;

const PHONE = /^\+?[\d\s()/,;.-]{5,40}$/;
/** Client codes of the railways have 4 to 16 digits. */
const RAILWAY_CODE = /^\d{4,16}$/;

/** First fault of each field of a normalized party; a country and a name in one language are all that is asked for. */
export function faultsOf(party: Party): PartyFaults {
  const faults: PartyFaults = {};
  const country = countryFault(party);
  if (country) faults.countryCode = country;
  if (party.nameCn === '' && party.nameEn === '' && party.nameRu === '') faults.nameCn = 'nameMissing';
  const taxCode = taxCodeFault(party);
  if (taxCode) faults.taxCode = taxCode;
  if (party.otherEmail !== '' && !email.safeParse(party.otherEmail).success) faults.otherEmail = 'email';
  for (const field of ['otherTel', 'otherFax'] as const) {
    if (party[field] !== '' && !PHONE.test(party[field])) faults[field] = 'phone';
  }
  if (party.otherPostcode !== '' && !isPostcode(party.otherPostcode, party.countryCode))
    faults.otherPostcode = 'postcode';
  for (const [index, { code }] of party.railwayCodes.entries()) {
    if (!RAILWAY_CODE.test(code)) faults[`railwayCodes.${index}.code`] = 'railwayCode';
  }
  return faults;
}

function countryFault({ countryCode }: Party): PartyFault | null {
  if (countryCode === '') return 'countryMissing';
  return isCountry(countryCode) ? null : 'country';
}

/** Countries without a published rule take any code. */
function taxCodeFault({ taxCode, countryCode }: Party): PartyFault | null {
  if (taxCode === '') return null;
  if (countryCode === 'CN') return isCreditCode(taxCode) ? null : 'creditCode';
  if (taxNumberKind(countryCode) === 'other') return null;
  return isTaxNumber(taxCode, countryCode) ? null : 'taxCode';
}
