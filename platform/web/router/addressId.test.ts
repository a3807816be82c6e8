import { expect, test } from 'vitest';
import { idOf } from './addressId.ts';

test('only a whole number above zero in an address is an id', () => {
  expect(idOf('7')).toBe(7);
  for (const text of [null, undefined, '', '0', '-1', '1.5', 'abc', '99999999999999999'])
    expect(idOf(text), String(text)).toBeNull();
});
