import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's defaults, which are OWASP's first choice (19 MiB, 2 passes). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Whether the password is the one behind the hash. */
export function isPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password);
}

let nobodysHash: Promise<string> | null = null;

/** Takes as long as a real check, so that nobody learns from the clock which names exist. */
export async function pretendToCheck(password: string): Promise<void> {
  nobodysHash ??= hashPassword(randomBytes(16).toString('hex'));
  await isPassword(await nobodysHash, password);
}
