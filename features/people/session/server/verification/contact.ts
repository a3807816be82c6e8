import { email } from '../../../../../platform/wire/rules/email.ts';
import { parsePhoneNumber } from '../../../../../platform/wire/rules/telephone.ts';
import { userError } from '../texts.ts';

/** Normalized address of a person. */
export interface Contact {
  channel: 'sms' | 'email';
  address: string;
}

export function contactOf(given: { mobile: string; email: string }): Contact {
  if (given.mobile !== '') return { channel: 'sms', address: normalizeMobile(given.mobile) };
  if (given.email === '') throw userError.withFields((t) => t.addressNeeded, { email: (t) => t.addressNeeded });
  return { channel: 'email', address: normalizeEmail(given.email) };
}

function normalizeMobile(text: string): string {
  const number = parsePhoneNumber(text);
  if (number === null) throw userError.withFields((t) => t.rules.mobile, { mobile: (t) => t.rules.mobile });
  return number;
}

function normalizeEmail(text: string): string {
  const address = email.safeParse(text);
  if (!address.success) throw userError.withFields((t) => t.rules.email, { email: (t) => t.rules.email });
  return address.data;
}
