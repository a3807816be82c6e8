import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../database/connect.ts';
import type { Store } from '../store.ts';
import { storedBlob } from '../tables.ts';
import { OWNER_KEY } from './ownStore.ts';

const BATCH_SIZE = 10_000;

const found = z.object({ key: z.string() });

/** Removes keys without a row, old enough that no open transaction can still insert one. */
export async function removeOrphanedKeys(db: Db, store: Store, putBefore: Date): Promise<void> {
  let old: string[] = [];
  const removeOrphansOf = async (keys: string[]) => {
    if (keys.length > 0) await store.remove(await orphansAmong(db, keys));
  };
  for await (const { key, putAt } of store.list()) {
    if (putAt < putBefore && key !== OWNER_KEY) old.push(key);
    if (old.length < BATCH_SIZE) continue;
    await removeOrphansOf(old);
    old = [];
  }
  await removeOrphansOf(old);
}

async function orphansAmong(db: Db, keys: string[]): Promise<string[]> {
  const { rows } = await db.execute(sql`
    select key from unnest(${sql.param(keys)}::text[]) as key
    where not exists (select from ${storedBlob} where store_key = key)
      and not exists (select from ${storedBlob} where thumbnail_key = key)`);
  return rows.map((row) => found.parse(row).key);
}
