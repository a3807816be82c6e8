import { createHash } from 'node:crypto';

/** What is stored of a secret with enough entropy, or bound to its row. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Of a document, hexadecimal, as other programs show it. */
export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
