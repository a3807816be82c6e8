import { encryptPasswords } from '../password/encryptPassword.ts';

/** The own password as calls take it. */
export const sealedPassword = (password: string) => encryptPasswords({ password });
