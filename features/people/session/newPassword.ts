/** Shortest and longest password (portal 5; longer ones and symbols: inventory Z07). */
export const PASSWORD_LENGTH = { min: 8, max: 64 } as const;

const LETTER = /[a-z]/i;
const DIGIT = /\d/;
const TYPEABLE = /^[\x21-\x7e]+$/;

/** 8 to 64 visible ASCII characters with a letter and a digit. */
export function isGoodPassword(text: string): boolean {
  const isLong = text.length >= PASSWORD_LENGTH.min && text.length <= PASSWORD_LENGTH.max;
  return isLong && TYPEABLE.test(text) && LETTER.test(text) && DIGIT.test(text);
}

export type PasswordFault = 'empty' | 'weak' | 'unchanged' | 'confirm' | 'differs';

export interface TypedPasswords {
  /** absent: replaced by a one-time code */
  oldPassword?: string;
  newPassword: string;
  checkPass: string;
}

/** First fault of each field (portal 5, Password change). */
export function passwordFaults(typed: TypedPasswords): Partial<Record<keyof TypedPasswords, PasswordFault>> {
  const { oldPassword, newPassword, checkPass } = typed;
  return {
    ...(oldPassword === '' && { oldPassword: 'empty' as const }),
    ...faultOfNew(newPassword, oldPassword),
    ...faultOfConfirmation(checkPass, newPassword),
  };
}

function faultOfNew(newPassword: string, oldPassword: string | undefined): { newPassword?: PasswordFault } {
  if (newPassword === '') return { newPassword: 'empty' };
  if (!isGoodPassword(newPassword)) return { newPassword: 'weak' };
  return newPassword === oldPassword ? { newPassword: 'unchanged' } : {};
}

function faultOfConfirmation(checkPass: string, newPassword: string): { checkPass?: PasswordFault } {
  if (checkPass === '') return { checkPass: 'confirm' };
  return checkPass === newPassword ? {} : { checkPass: 'differs' };
}
