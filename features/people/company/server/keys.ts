import { COMPANY_ENTITY } from '../../../../platform/wire/currentUser.ts';
import { addressOf, nameKeyOf, type RegistrationForm, registrationCodeOf } from '../registration.ts';
import { lookalikeKeyOf } from './lookalike.ts';

/** What forms are compared by. */
export interface Keys {
  nameKey: string;
  codeKey: string;
  legalKey: string;
  addressKey: string;
}

export const NO_KEYS: Keys = { nameKey: '', codeKey: '', legalKey: '', addressKey: '' };

export function keysOf(form: RegistrationForm): Keys {
  const isPerson = form.companyEntity === COMPANY_ENTITY.individual;
  return {
    nameKey: isPerson ? '' : lookalikeKeyOf(form.companyFullName),
    codeKey: nameKeyOf(registrationCodeOf(form)),
    legalKey: nameKeyOf(form.legalCertNo || form.legalName),
    addressKey: nameKeyOf(addressOf(form)),
  };
}

/** Keys of what a change makes new. */
export function changedKeys(before: RegistrationForm, after: RegistrationForm): Keys {
  const [held, wanted] = [keysOf(before), keysOf(after)];
  const changed = (name: keyof Keys) => (held[name] === wanted[name] ? '' : wanted[name]);
  return {
    nameKey: changed('nameKey'),
    codeKey: changed('codeKey'),
    legalKey: changed('legalKey'),
    addressKey: changed('addressKey'),
  };
}
