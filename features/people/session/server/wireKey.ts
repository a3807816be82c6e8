import { constants, createPrivateKey, createPublicKey, generateKeyPair, privateDecrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { wireKey } from './tables.ts';

const PURPOSE = 'password';
const MODULUS_BITS = 2048;

export async function seedWireKey(db: Db): Promise<void> {
  const known = await db.select({ id: wireKey.id }).from(wireKey).where(eq(wireKey.purpose, PURPOSE));
  if (known.length > 0) return;
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: MODULUS_BITS });
  const privateKeyPem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await db.insert(wireKey).values({ purpose: PURPOSE, privateKeyPem }).onConflictDoNothing();
}

async function readPrivateKey(db: Db) {
  const [found] = await db.select({ pem: wireKey.privateKeyPem }).from(wireKey).where(eq(wireKey.purpose, PURPOSE));
  if (found === undefined) throw new Error('the key for passwords is missing; was the database seeded?');
  return createPrivateKey(found.pem);
}

/** base64 SPKI, as browsers import it. */
export async function publicKeyText(db: Db): Promise<string> {
  const key = createPublicKey(await readPrivateKey(db));
  return key.export({ type: 'spki', format: 'der' }).toString('base64');
}

/** RSA-OAEP (SHA-256); null: not encrypted with our key. */
export async function decryptPassword(db: Db, encrypted: string): Promise<string | null> {
  const key = await readPrivateKey(db);
  try {
    const options = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
    return privateDecrypt(options, Buffer.from(encrypted, 'base64')).toString('utf8');
  } catch {
    return null;
  }
}
