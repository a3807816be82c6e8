import { expect, test } from 'vitest';
import { newToken } from '../../session/server/index.ts';
import { isApiKey, newKey } from './key.ts';

test('a session token that happens to begin like an API key is none', () => {
  expect(isApiKey(newKey())).toBe(true);
  expect(isApiKey(`ik_${newToken().slice(3)}`)).toBe(false);
  expect(isApiKey(newToken().slice(3))).toBe(false);
});
