import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../../../../libs/concurrency/limitConcurrency.ts';
import { userError } from '../../../../platform/server/texts/texts.ts';

/** A queue of this length passes in about five seconds. */
const MAX_WAITING = 100;
const limited = limitConcurrency(Math.max(1, availableParallelism() - 1), MAX_WAITING, () =>
  userError.retryable((t) => t.busy),
);

/** argon2id with the library's defaults, OWASP's first choice (19 MiB, 2 passes). */
export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password));
}

export function isPassword(passwordHash: string, password: string): Promise<boolean> {
  return limited(() => verify(passwordHash, password));
}

let dummyHash: Promise<string> | null = null;

/** Same duration as a real check, against user enumeration by timing. */
export async function checkDummyPassword(password: string): Promise<void> {
  dummyHash ??= hashPassword(randomBytes(16).toString('hex'));
  await isPassword(await dummyHash, password);
}
