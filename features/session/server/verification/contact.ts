import { email } from '../../../../platform/wire/rules/email.ts';
import { callableNumber } from '../../../../platform/wire/rules/telephone.ts';
import { refuse } from '../texts.ts';

/** Normalized address of a person. */
export interface Contact {
  channel: 'sms' | 'email';
  address: string;
}

export function contactOf(given: { mobile: string; email: string }): Contact {
  if (given.mobile !== '') return { channel: 'sms', address: tidyMobile(given.mobile) };
  if (given.email === '') throw refuse.atFields((t) => t.addressNeeded, { email: (t) => t.addressNeeded });
  return { channel: 'email', address: tidyEmail(given.email) };
}

function tidyMobile(text: string): string {
  const number = callableNumber(text);
  if (number === null) throw refuse.atFields((t) => t.rules.mobile, { mobile: (t) => t.rules.mobile });
  return number;
}

function tidyEmail(text: string): string {
  const address = email.safeParse(text);
  if (!address.success) throw refuse.atFields((t) => t.rules.email, { email: (t) => t.rules.email });
  return address.data;
}
