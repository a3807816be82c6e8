import { parsePhoneNumberFromString } from 'libphonenumber-js';

const HOME = { country: 'CN', callingCode: '86' } as const;

/** Mainland digits, or with country code (`+77011234567`); null if invalid. Heavy (numbering plans): import lazily. */
export function parsePhoneNumber(text: string): string | null {
  const number = parsePhoneNumberFromString(text.normalize('NFKC').replace(/^\s*00/, '+'), HOME.country);
  if (!number?.isValid()) return null;
  return number.countryCallingCode === HOME.callingCode ? number.nationalNumber : number.number;
}
