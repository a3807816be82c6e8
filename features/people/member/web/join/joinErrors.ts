import { CallError } from '../../../../../platform/web/request/callError.ts';
import { type PasswordFault, passwordFaults } from '../../../session/newPassword.ts';
import type { InvitationWay } from '../../wire.ts';

export interface JoinDraft {
  name: string;
  address: string;
  code: string;
  newPassword: string;
  checkPass: string;
  isAgreed: boolean;
}

type Field = 'name' | 'address' | 'code' | 'newPassword' | 'checkPass' | 'agreement';

interface JoinErrors {
  fields: Partial<Record<Field, string>>;
  form: string;
}

export const NO_ERRORS: JoinErrors = { fields: {}, form: '' };

type Reasons = Readonly<Record<'name' | 'address' | 'code' | 'agreement', string>>;

/** An invitation by e-mail needs no code, one by SMS no address. */
export function validateDraft(
  draft: JoinDraft,
  way: InvitationWay,
  reasons: Reasons,
  faults: Readonly<Record<PasswordFault, string>>,
): JoinErrors {
  const { newPassword, checkPass } = passwordFaults({
    newPassword: draft.newPassword,
    checkPass: draft.checkPass,
  });
  const fields: JoinErrors['fields'] = {
    ...(draft.name.trim() === '' && { name: reasons.name }),
    ...(way === 'link' && draft.address.trim() === '' && { address: reasons.address }),
    ...(way !== 'email' && !/^\d{6}$/.test(draft.code.trim()) && { code: reasons.code }),
    ...(newPassword && { newPassword: faults[newPassword] }),
    ...(checkPass && { checkPass: faults[checkPass] }),
    ...(!draft.isAgreed && { agreement: reasons.agreement }),
  };
  return { fields, form: '' };
}

/** Server errors by field; others belong to the form. */
export function errorsOf(error: unknown, failed: string): JoinErrors {
  if (!(error instanceof CallError)) return { fields: {}, form: failed };
  const { mobile, email, realUsername: name, code, newPassword, checkPass, agreement } = error.fields;
  const named = { name, address: mobile ?? email, code, newPassword, checkPass, agreement };
  const fields = Object.fromEntries(Object.entries(named).filter(([, reason]) => reason !== undefined));
  return { fields, form: Object.keys(fields).length === 0 ? error.message : '' };
}
