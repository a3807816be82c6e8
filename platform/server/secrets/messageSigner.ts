import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Db } from '../database/connect.ts';
import { readGeneratedSecret } from './secretBox.ts';

const KEY_BYTES = 32;

/** Signs messages between the portal and a partner by a secret of `SECRET_KEY`, the same in all processes. */
export interface MessageSigner {
  /** HMAC-SHA-256 of the parts, hexadecimal */
  sign(parts: readonly string[]): Promise<string>;
  /** also by the `SECRET_KEY` of before */
  isSigned(parts: readonly string[], signature: string): Promise<boolean>;
}

interface Keys {
  db: Db;
  config: Pick<Config, 'secretKey'> & Partial<Pick<Config, 'previousSecretKey'>>;
}

/** `purpose` separates the secrets of different partners. */
export function createMessageSigner({ db, config }: Keys, purpose: string): MessageSigner {
  const keys = async () => {
    const secrets = [config.secretKey, await readGeneratedSecret(db), config.previousSecretKey];
    const known = secrets.filter((secret) => secret !== undefined && secret !== null);
    return known.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES)));
  };
  const digest = (key: Buffer, parts: readonly string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex');
  return {
    async sign(parts) {
      const [key] = await keys();
      if (key === undefined) throw new Error('the key for secrets is missing; was the database seeded?');
      return digest(key, parts);
    },
    async isSigned(parts, signature) {
      const given = Buffer.from(signature);
      return (await keys()).some((key) => {
        const right = Buffer.from(digest(key, parts));
        return given.length === right.length && timingSafeEqual(given, right);
      });
    },
  };
}
