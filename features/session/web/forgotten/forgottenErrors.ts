import { CallError } from '../../../../platform/web/request/callError.ts';
import { type PasswordFault, passwordFaults } from '../../newPassword.ts';

export interface ForgottenDraft {
  address: string;
  username: string;
  code: string;
  newPassword: string;
  checkPass: string;
}

interface ForgottenErrors {
  fields: Partial<Record<keyof ForgottenDraft, string>>;
  form: string;
}

export const NO_ERRORS: ForgottenErrors = { fields: {}, form: '' };

export function toContact(address: string): { mobile: string } | { email: string } {
  const text = address.trim();
  return text.includes('@') ? { email: text } : { mobile: text };
}

export function validateDraft(
  draft: Omit<ForgottenDraft, 'username'>,
  reasons: { address: string; code: string },
  faults: Readonly<Record<PasswordFault, string>>,
): ForgottenErrors {
  const { newPassword, checkPass } = passwordFaults({
    newPassword: draft.newPassword,
    checkPass: draft.checkPass,
  });
  const fields: ForgottenErrors['fields'] = {
    ...(draft.address.trim() === '' && { address: reasons.address }),
    ...(!/^\d{6}$/.test(draft.code.trim()) && { code: reasons.code }),
    ...(newPassword && { newPassword: faults[newPassword] }),
    ...(checkPass && { checkPass: faults[checkPass] }),
  };
  return { fields, form: '' };
}

/** Server errors by field; others belong to the form. */
export function errorsOf(error: unknown, failed: string): ForgottenErrors {
  if (!(error instanceof CallError)) return { fields: {}, form: failed };
  const { mobile, email, username, code, newPassword, checkPass } = error.fields;
  const address = mobile ?? email;
  const named = { address, username, code, newPassword, checkPass };
  const fields = Object.fromEntries(Object.entries(named).filter(([, reason]) => reason !== undefined));
  return { fields, form: Object.keys(fields).length === 0 ? error.message : '' };
}
