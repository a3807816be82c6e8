import { CallError } from '../../../../platform/web/request/callError.ts';
import type { PasswordFault } from '../../newPassword.ts';
import { validateDraft as validateCodeAndPassword } from '../forgotten/forgottenErrors.ts';

export interface RegisterDraft {
  name: string;
  address: string;
  code: string;
  newPassword: string;
  checkPass: string;
  isAgreed: boolean;
}

type Field = 'name' | 'address' | 'code' | 'newPassword' | 'checkPass' | 'agreement';

export interface RegisterErrors {
  fields: Partial<Record<Field, string>>;
  form: string;
}

export const NO_ERRORS: RegisterErrors = { fields: {}, form: '' };

export function validateDraft(
  draft: RegisterDraft,
  reasons: Readonly<Record<'name' | 'address' | 'code' | 'agreement', string>>,
  faults: Readonly<Record<PasswordFault, string>>,
): RegisterErrors {
  const fields: RegisterErrors['fields'] = {
    ...(draft.name.trim() === '' && { name: reasons.name }),
    ...validateCodeAndPassword(draft, reasons, faults).fields,
    ...(!draft.isAgreed && { agreement: reasons.agreement }),
  };
  return { fields, form: '' };
}

/** Server errors by field; others belong to the form. */
export function errorsOf(error: unknown, failed: string): RegisterErrors {
  if (!(error instanceof CallError)) return { fields: {}, form: failed };
  const { mobile, email, realUsername: name, code, newPassword, checkPass, agreement } = error.fields;
  const named = { name, address: mobile ?? email, code, newPassword, checkPass, agreement };
  const fields = Object.fromEntries(Object.entries(named).filter(([, reason]) => reason !== undefined));
  return { fields, form: Object.keys(fields).length === 0 ? error.message : '' };
}
