import { send } from '../../../../platform/web/request/send.ts';
import { publicKey } from '../../wire.ts';

/** A password as the sign-in call takes it. */
export interface SentPassword {
  password: string;
  encrypted: boolean;
}

/** Bytes of a text in base64. */
export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** Encrypts a password under a key (base64 SPKI) with RSA-OAEP and SHA-256; base64. */
export async function encryptWith(key: string, password: string): Promise<string> {
  const rsa = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('spki', fromBase64(key), rsa, false, ['encrypt']);
  const sealed = await crypto.subtle.encrypt(rsa, imported, new TextEncoder().encode(password));
  return toBase64(new Uint8Array(sealed));
}

/**
 * Encrypts a password for the way. Browsers have no `crypto.subtle` on plain http by address; then it goes as
 * it is and says so.
 */
export async function encryptPassword(password: string): Promise<SentPassword> {
  if (!globalThis.crypto?.subtle) return { password, encrypted: false };
  const { publicKey: key } = await send(publicKey, {});
  return { password: await encryptWith(key, password), encrypted: true };
}
