import { newToken, TOKEN_LENGTH } from '../../session/server/index.ts';

const KEY_MARK = 'ik_';
const VISIBLE_LENGTH = KEY_MARK.length + 8;

/** By its mark. One session token in 64³ begins with the same letters, and is shorter than any key. */
export const isApiKey = (token: string) => token.startsWith(KEY_MARK) && token.length !== TOKEN_LENGTH;

export const newKey = () => KEY_MARK + newToken();

export const prefixOf = (key: string) => key.slice(0, VISIBLE_LENGTH);
