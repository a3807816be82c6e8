import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { z } from 'zod';
import { refuse } from '../texts.ts';

/** A place where somebody can be written to, in the form that accounts keep. */
export interface Contact {
  channel: 'sms' | 'email';
  address: string;
}

const HOME = { country: 'CN', callingCode: '86' } as const;

/** Reads the one address that was given. Refuses none, and what cannot be an address, at its field. */
export function contactOf(given: { mobile: string; email: string }): Contact {
  if (given.mobile !== '') return { channel: 'sms', address: tidyMobile(given.mobile) };
  if (given.email === '') throw refuse.atFields((t) => t.addressNeeded, { email: (t) => t.addressNeeded });
  return { channel: 'email', address: tidyEmail(given.email) };
}

function tidyMobile(text: string): string {
  const number = parsePhoneNumberFromString(text.replace(/^\s*00/, '+'), HOME.country);
  if (!number?.isValid()) throw refuse.atFields((t) => t.wrongMobile, { mobile: (t) => t.wrongMobile });
  return number.countryCallingCode === HOME.callingCode ? number.nationalNumber : number.number;
}

function tidyEmail(text: string): string {
  const email = z.email().safeParse(text.trim().toLowerCase());
  if (!email.success) throw refuse.atFields((t) => t.wrongEmail, { email: (t) => t.wrongEmail });
  return email.data;
}
