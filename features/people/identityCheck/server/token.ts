import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

export const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is stored of a token or nonce. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
