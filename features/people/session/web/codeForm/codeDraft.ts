import { CallError } from '../../../../../platform/web/request/callError.ts';
import { type PasswordFault, passwordFaults } from '../../newPassword.ts';

/** A contact, the code sent to it and a new password. */
export interface CodeDraft {
  address: string;
  code: string;
  newPassword: string;
  checkPass: string;
}

export interface CodeErrors {
  /** by name of the field */
  fields: Readonly<Record<string, string | undefined>>;
  form: string;
}

export interface CodeReasons {
  address: string;
  code: string;
  failed: string;
}

export const NO_ERRORS: CodeErrors = { fields: {}, form: '' };

const EMPTY: CodeDraft = { address: '', code: '', newPassword: '', checkPass: '' };

/** An empty form with the fields of its own. */
export const emptyDraft = <Own extends object>(own: Own): CodeDraft & Own => ({ ...EMPTY, ...own });

export function toContact(address: string): { mobile: string } | { email: string } {
  const text = address.trim();
  return text.includes('@') ? { email: text } : { mobile: text };
}

/** What is missing or wrong, by field. */
export function missingFields(
  { address, code, newPassword, checkPass }: CodeDraft,
  reasons: Pick<CodeReasons, 'address' | 'code'>,
  faults: Readonly<Record<PasswordFault, string>>,
): CodeErrors['fields'] {
  const passwords = passwordFaults({ newPassword, checkPass });
  return {
    ...(address.trim() === '' && { address: reasons.address }),
    ...(!/^\d{6}$/.test(code.trim()) && { code: reasons.code }),
    ...(passwords.newPassword && { newPassword: faults[passwords.newPassword] }),
    ...(passwords.checkPass && { checkPass: faults[passwords.checkPass] }),
  };
}

/** Server errors by field; others belong to the form. */
export function errorsOf(error: unknown, failed: string): CodeErrors {
  if (!(error instanceof CallError)) return { fields: {}, form: failed };
  const { mobile, email, realUsername, ...others } = error.fields;
  const named = { ...others, address: mobile ?? email, name: realUsername };
  const fields = Object.fromEntries(Object.entries(named).filter(([, reason]) => reason !== undefined));
  return { fields, form: Object.keys(fields).length === 0 ? error.message : '' };
}
