import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
/** Characters of a token. */
export const TOKEN_LENGTH = Math.ceil((TOKEN_BYTES * 4) / 3);

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function hashOf(secret: string): string {
  return hash('sha256', secret, 'base64url');
}
