import { expect, test } from 'vitest';
import { idOf } from './addressId.ts';

test('only a whole number above zero in an address is an id', () => {
  expect(idOf('7')).toBe(7);
  const malformed = ['', '0', '-1', '+1', '1.5', '1e3', '0x1', ' 5', '5 ', 'abc', '9007199254740992'];
  for (const text of [null, undefined, ...malformed]) expect(idOf(text), String(text)).toBeNull();
});
