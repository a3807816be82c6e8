import { parsePhoneNumberFromString } from 'libphonenumber-js';

const HOME = { country: 'CN', callingCode: '86' } as const;

/**
 * A telephone number of any country in the form that accounts keep: mainland numbers as their digits, others with
 * their country code (`+77011234567`). Without a code it is read as a mainland one; null when nobody has such a
 * number. The numbering plans of the world are heavy: pages import this file when somebody has typed.
 */
export function callableNumber(text: string): string | null {
  const number = parsePhoneNumberFromString(text.normalize('NFKC').replace(/^\s*00/, '+'), HOME.country);
  if (!number?.isValid()) return null;
  return number.countryCallingCode === HOME.callingCode ? number.nationalNumber : number.number;
}
