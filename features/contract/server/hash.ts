import { createHash } from 'node:crypto';

/** What is stored of a secret with enough entropy, or bound to its row. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
