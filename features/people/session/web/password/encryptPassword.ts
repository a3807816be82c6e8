import { send } from '../../../../../platform/web/request/send.ts';
import { publicKey } from '../../signInWire.ts';

export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** RSA-OAEP with SHA-256 under a base64 SPKI key; base64. */
export async function encryptWith(key: string, password: string): Promise<string> {
  const rsa = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('spki', fromBase64(key), rsa, false, ['encrypt']);
  const sealed = await crypto.subtle.encrypt(rsa, imported, new TextEncoder().encode(password));
  return toBase64(new Uint8Array(sealed));
}

/** Encrypts each password; plain without `crypto.subtle`, which browsers lack on plain http. */
export async function encryptPasswords<Field extends string>(
  typed: Readonly<Record<Field, string>>,
): Promise<Record<Field, string> & { encrypted: boolean }> {
  if (!globalThis.crypto?.subtle) return { ...typed, encrypted: false };
  const { publicKey: key } = await send(publicKey, {});
  const sealed: Record<Field, string> = { ...typed };
  for (const field in typed) sealed[field] = await encryptWith(key, typed[field]);
  return { ...sealed, encrypted: true };
}
