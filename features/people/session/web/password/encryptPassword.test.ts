import { expect, test } from 'vitest';
import { encryptWith, toBase64 } from './encryptPassword.ts';

test('the server can read the password that the page encrypted', async () => {
  const rsa = {
    name: 'RSA-OAEP',
    hash: 'SHA-256',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
  };
  const { publicKey, privateKey } = await crypto.subtle.generateKey(rsa, true, ['encrypt', 'decrypt']);
  const spki = toBase64(new Uint8Array(await crypto.subtle.exportKey('spki', publicKey)));
  const sealed = await encryptWith(spki, 'Шёлк丝绸-2026');
  const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
  const opened = await crypto.subtle.decrypt({ name: 'RSA-OAEP' }, privateKey, bytes);
  expect(new TextDecoder().decode(opened)).toBe('Шёлк丝绸-2026');
});
