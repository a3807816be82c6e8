import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Db } from '../database/connect.ts';
import { generatedKey } from './tables.ts';

const PURPOSE = 'secrets';
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_LENGTH = 8;

interface Key {
  /** names the key in what it sealed */
  id: string;
  bytes: Buffer;
}

/** Encrypts short secrets at rest. `about` binds a sealed text to its row: elsewhere it does not open. */
export interface SecretBox {
  seal(text: string, about: string): Promise<string>;
  /** null: sealed under a key that is gone, or changed since */
  open(sealed: string, about: string): Promise<string | null>;
  /** sealed anew under the key of today; null where it is already, or does not open */
  renew(sealed: string, about: string): Promise<string | null>;
  /** begins all that is sealed under the key of today */
  sealPrefix(): Promise<string>;
}

/** Generates the key that is used without `SECRET_KEY`, once. */
export async function seedSecretKey(db: Db): Promise<void> {
  const secret = randomBytes(KEY_BYTES).toString('base64url');
  await db.insert(generatedKey).values({ purpose: PURPOSE, secret }).onConflictDoNothing();
}

function keyFrom(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'ironsilk secrets', KEY_BYTES));
  return { bytes, id: createHash('sha256').update(bytes).digest('base64url').slice(0, KEY_ID_LENGTH) };
}

const generatedSecrets = new WeakMap<Db, Promise<string | null>>();

/** The generated secret, the same for all processes of the database. Read once, at start: it never changes. */
export function readGeneratedSecret(db: Db): Promise<string | null> {
  const known = generatedSecrets.get(db);
  if (known) return known;
  const reading = selectGeneratedSecret(db).catch((fault: unknown) => {
    generatedSecrets.delete(db);
    throw fault;
  });
  generatedSecrets.set(db, reading);
  return reading;
}

async function selectGeneratedSecret(db: Db): Promise<string | null> {
  const [found] = await db
    .select({ secret: generatedKey.secret })
    .from(generatedKey)
    .where(eq(generatedKey.purpose, PURPOSE));
  return found?.secret ?? null;
}

async function readGeneratedKey(db: Db): Promise<Key | null> {
  const secret = await readGeneratedSecret(db);
  return secret === null ? null : keyFrom(secret);
}

interface Keys {
  db: Db;
  config: Pick<Config, 'secretKey'> & Partial<Pick<Config, 'previousSecretKey'>>;
}

const prefixOf = ({ id }: Key) => `${id}.`;
const keyOrNull = (secret: string | undefined) => (secret === undefined ? null : keyFrom(secret));

/**
 * Seals under `SECRET_KEY`, else the generated key; opens under both and `SECRET_KEY_PREVIOUS`, so that `SECRET_KEY` may
 * come later, and change.
 */
export function createSecretBox({ db, config }: Keys): SecretBox {
  const configured = keyOrNull(config.secretKey);
  const previous = keyOrNull(config.previousSecretKey);
  const current = async () => {
    const key = configured ?? (await readGeneratedKey(db));
    if (key === null) throw new Error('the key for secrets is missing; was the database seeded?');
    return key;
  };
  const open = async (sealed: string, about: string) => {
    for (const key of [configured, previous, await readGeneratedKey(db)]) {
      if (key !== null && sealed.startsWith(prefixOf(key))) return openWith(key, sealed, about);
    }
    return null;
  };
  return {
    open,
    seal: async (text, about) => sealWith(await current(), text, about),
    sealPrefix: async () => prefixOf(await current()),
    async renew(sealed, about) {
      const key = await current();
      if (sealed.startsWith(prefixOf(key))) return null;
      const text = await open(sealed, about);
      return text === null ? null : sealWith(key, text, about);
    },
  };
}

function sealWith(key: Key, text: string, about: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key.bytes, iv).setAAD(Buffer.from(about));
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${prefixOf(key)}${Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url')}`;
}

function openWith(key: Key, sealed: string, about: string): string | null {
  const whole = Buffer.from(sealed.slice(prefixOf(key).length), 'base64url');
  const content = whole.subarray(IV_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, key.bytes, whole.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(about))
      .setAuthTag(whole.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return decipher.update(content, undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
