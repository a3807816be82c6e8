import { createDecipheriv, createHash } from 'node:crypto';
import { rc4, revision6Hash } from './pdfCiphers.ts';

/** Decrypts a stream of an object; null: it does not decrypt. */
export type DecryptStream = (objectNo: number, generation: number, content: Buffer) => Buffer | null;

interface Encryption {
  revision: number;
  /** in bytes */
  keyLength: number;
  cipher: 'rc4' | 'aes' | 'none';
  owner: Buffer;
  user: Buffer;
  userKey: Buffer;
  permissions: number;
  documentId: Buffer;
  encryptsMetadata: boolean;
}

/** What a password is filled up with (ISO 32000-2, 7.6.4.3.2): the empty one is this alone. */
const NO_PASSWORD = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const AES_BLOCK = 16;
const AES_SALT = Buffer.from('sAlT');

const md5 = (...parts: Buffer[]) => {
  const hash = createHash('md5');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const littleEndian = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(4);
  buffer.writeInt32LE(value | 0);
  return buffer.subarray(0, bytes);
};

/**
 * Opens a PDF that asks for no password, as those do that only forbid printing. `dictionary`: of its encryption;
 * `trailer`: that names it. Null: it needs a password, or is encrypted in a way of its own.
 */
export function openEncryptedPdf(dictionary: string, trailer: string): DecryptStream | null {
  const encryption = readEncryption(dictionary, trailer);
  if (encryption === null) return null;
  const { revision, cipher } = encryption;
  const key = revision >= 5 ? keyOfAes256(encryption) : keyOfDocument(encryption);
  if (key === null) return null;
  if (cipher === 'none') return (_no, _generation, content) => content;
  return (objectNo, generation, content) => {
    const streamKey = revision >= 5 ? key : keyOfObject(key, { objectNo, generation, isAes: cipher === 'aes' });
    return cipher === 'rc4' ? rc4(streamKey, content) : decryptAes(streamKey, content);
  };
}

const numberIn = (text: string, name: string): number | undefined => {
  const found = new RegExp(`/${name}\\s+(-?\\d+)`).exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
};

function readEncryption(dictionary: string, trailer: string): Encryption | null {
  const revision = numberIn(dictionary, 'R');
  const version = numberIn(dictionary, 'V');
  const owner = stringIn(dictionary, 'O');
  const user = stringIn(dictionary, 'U');
  if (!/\/Filter\s*\/Standard(?![A-Za-z])/.test(dictionary)) return null;
  if (revision === undefined || version === undefined || owner === null || user === null) return null;
  const cipher = version < 4 ? 'rc4' : cipherOf(dictionary);
  if (cipher === null) return null;
  return {
    revision,
    cipher,
    owner,
    user,
    keyLength: version === 1 ? 5 : version === 4 ? 16 : (numberIn(dictionary, 'Length') ?? 40) / 8,
    userKey: stringIn(dictionary, 'UE') ?? Buffer.alloc(0),
    permissions: numberIn(dictionary, 'P') ?? 0,
    documentId: stringIn(trailer, 'ID\\s*\\[') ?? Buffer.alloc(0),
    encryptsMetadata: !/\/EncryptMetadata\s+false/.test(dictionary),
  };
}

/** Of streams, by the crypt filter that they use. */
function cipherOf(dictionary: string): Encryption['cipher'] | null {
  const name = /\/StmF\s*\/([A-Za-z0-9]+)/.exec(dictionary)?.[1] ?? 'Identity';
  if (name === 'Identity') return 'none';
  const filter = new RegExp(`/${name}\\s*<<(.*?)>>`, 's').exec(dictionary)?.[1] ?? '';
  const method = /\/CFM\s*\/([A-Za-z0-9]+)/.exec(filter)?.[1];
  if (method === 'V2') return 'rc4';
  return method === 'AESV2' || method === 'AESV3' ? 'aes' : null;
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A string behind a name, written as hexadecimal digits or in brackets (ISO 32000-2, 7.3.4). */
function stringIn(text: string, name: string): Buffer | null {
  const hex = new RegExp(`/${name}\\s*<([0-9a-fA-F\\s]*)>`).exec(text)?.[1];
  if (hex !== undefined) return Buffer.from(hex.replace(/\s/g, ''), 'hex');
  const literal = new RegExp(`/${name}\\s*\\(((?:\\\\[\\s\\S]|[^\\\\()])*)\\)`).exec(text)?.[1];
  if (literal === undefined) return null;
  const plain = literal
    .replace(/\r\n?/g, '\n')
    .replace(/\\([0-7]{1,3}|[\s\S])/g, (_all, escaped: string) =>
      /^[0-7]/.test(escaped)
        ? String.fromCharCode(Number.parseInt(escaped, 8) & 0xff)
        : escaped === '\n'
          ? ''
          : (ESCAPES[escaped] ?? escaped),
    );
  return Buffer.from(plain, 'latin1');
}

/** Key of revisions 2 to 4, where it opens the document (algorithms 2, 4 and 5). */
function keyOfDocument(encryption: Encryption): Buffer | null {
  const { revision, keyLength, owner, user, permissions, documentId, encryptsMetadata } = encryption;
  if (!(keyLength >= 5 && keyLength <= 16)) return null;
  const parts = [NO_PASSWORD, owner.subarray(0, 32), littleEndian(permissions, 4), documentId];
  if (revision >= 4 && !encryptsMetadata) parts.push(Buffer.alloc(4, 0xff));
  let key = md5(...parts).subarray(0, keyLength);
  if (revision === 2) return rc4(key, NO_PASSWORD).equals(user.subarray(0, 32)) ? key : null;
  for (let round = 0; round < 50; round += 1) key = md5(key).subarray(0, keyLength);
  let expected: Buffer = md5(NO_PASSWORD, documentId);
  for (let round = 0; round < 20; round += 1) expected = rc4(Buffer.from(key.map((byte) => byte ^ round)), expected);
  return expected.equals(user.subarray(0, AES_BLOCK)) ? key : null;
}

/** Key of revisions 5 and 6, where it opens the document (algorithm 2.A). */
function keyOfAes256({ revision, user, userKey }: Encryption): Buffer | null {
  const [expected, validationSalt, keySalt] = [user.subarray(0, 32), user.subarray(32, 40), user.subarray(40, 48)];
  const hash = (salt: Buffer) => (revision === 5 ? createHash('sha256').update(salt).digest() : revision6Hash(salt));
  if (userKey.length < 32 || !hash(validationSalt).equals(expected)) return null;
  const decipher = createDecipheriv('aes-256-cbc', hash(keySalt), Buffer.alloc(AES_BLOCK)).setAutoPadding(false);
  return Buffer.concat([decipher.update(userKey.subarray(0, 32)), decipher.final()]);
}

interface OfObject {
  objectNo: number;
  generation: number;
  isAes: boolean;
}

/** Algorithm 1. */
function keyOfObject(key: Buffer, { objectNo, generation, isAes }: OfObject): Buffer {
  const parts = [key, littleEndian(objectNo, 3), littleEndian(generation, 2), ...(isAes ? [AES_SALT] : [])];
  return md5(...parts).subarray(0, Math.min(key.length + 5, 16));
}

/** Line ends before `endstream` are no part of the last block. */
function decryptAes(key: Buffer, content: Buffer): Buffer | null {
  const whole = content.subarray(0, content.length - (content.length % AES_BLOCK));
  if (whole.length < 2 * AES_BLOCK) return null;
  const name = key.length === 32 ? 'aes-256-cbc' : 'aes-128-cbc';
  const decipher = createDecipheriv(name, key, whole.subarray(0, AES_BLOCK)).setAutoPadding(false);
  return Buffer.concat([decipher.update(whole.subarray(AES_BLOCK)), decipher.final()]);
}
