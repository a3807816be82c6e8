import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A fresh 256-bit token for a browser (design 4). */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is stored of a token or code. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
