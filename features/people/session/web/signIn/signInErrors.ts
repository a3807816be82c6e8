import { CallError } from '../../../../../platform/web/request/callError.ts';

type SignInField = 'username' | 'password' | 'code';

interface SignInErrors {
  fields: Partial<Record<SignInField, string>>;
  form: string;
}

export const NO_ERRORS: SignInErrors = { fields: {}, form: '' };

export interface Draft {
  username: string;
  password: string;
  code: string;
}

type Reasons = Record<SignInField, string>;

export function validateDraft(draft: Draft, way: SignInWay, reasons: Reasons): SignInErrors {
  const fields: SignInErrors['fields'] = {};
  if (draft.username.trim() === '') fields.username = reasons.username;
  if (way === 'password' && draft.password === '') fields.password = reasons.password;
  if (way === 'code' && !/^\d{6}$/.test(draft.code.trim())) fields.code = reasons.code;
  return { fields, form: '' };
}

export type SignInWay = 'password' | 'code';

/** `code` answers the captcha `uuid`; both are empty where none is asked. */
export interface CaptchaAnswer {
  uuid: string;
  code: string;
}

/** The password call without the password (portal 4); the captcha's answer goes under both of its names. */
export function passwordSignIn(username: string, { uuid, code }: CaptchaAnswer) {
  return { username: username.trim(), channel: 'pc', code, verCode: code, uuid, isRegister: '0' };
}

/** Server errors by field; others belong to the form. */
export function errorsOf(error: unknown, way: SignInWay, failed: string): SignInErrors {
  if (!(error instanceof CallError)) return { fields: {}, form: failed };
  const { username, password, code, verCode } = error.fields;
  const codeError = code ?? verCode;
  const fields: SignInErrors['fields'] = {
    ...(username ? { username } : {}),
    ...(password ? { password } : {}),
    ...(codeError && way === 'code' ? { code: codeError } : {}),
  };
  return { fields, form: Object.keys(fields).length === 0 ? error.message : '' };
}

/** `code` of the password call is its captcha. */
export function isCaptchaAsked(error: unknown): boolean {
  return error instanceof CallError && (error.fields.code ?? error.fields.verCode) !== undefined;
}

export function hasErrors(errors: SignInErrors): boolean {
  return errors.form !== '' || Object.keys(errors.fields).length > 0;
}
