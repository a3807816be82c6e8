import { createHash, randomBytes } from 'node:crypto';

const KEY_MARK = 'ik_';
const KEY_BYTES = 32;
const VISIBLE_LENGTH = KEY_MARK.length + 8;
const SESSION_TOKEN_LENGTH = 43;

/** By its mark. One session token in 64³ begins with the same letters, and is shorter than any key. */
export const isApiKey = (token: string) =>
  token.startsWith(KEY_MARK) && token.length !== SESSION_TOKEN_LENGTH;

export const newKey = () => KEY_MARK + randomBytes(KEY_BYTES).toString('base64url');

export const prefixOf = (key: string) => key.slice(0, VISIBLE_LENGTH);

export const keyHashOf = (key: string) => createHash('sha256').update(key).digest('base64url');
