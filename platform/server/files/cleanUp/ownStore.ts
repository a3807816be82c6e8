import { rm, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../database/connect.ts';
import type { Store } from '../store.ts';

/** Key of the marker that names the database a store belongs to. */
export const OWNER_KEY = 'owner';

const identity = z.object({ owner: z.string() });

/** `tempPath`: for the marker, removed afterwards. */
export async function claimStore(db: Db, store: Store, tempPath: string): Promise<void> {
  if ((await ownerOf(store)) !== null) return;
  try {
    await writeFile(tempPath, await databaseId(db));
    await store.put(OWNER_KEY, tempPath);
  } finally {
    await rm(tempPath, { force: true });
  }
}

/** Guards orphan removal: two portals may be configured with the same store. */
export async function isOwnStore(db: Db, store: Store): Promise<boolean> {
  return (await ownerOf(store)) === (await databaseId(db));
}

async function ownerOf(store: Store): Promise<string | null> {
  if (!(await store.has(OWNER_KEY))) return null;
  return text(await store.open(OWNER_KEY));
}

/** Cluster identifier and database oid: a copy of the database is another owner. */
async function databaseId(db: Db): Promise<string> {
  const { rows } = await db.execute(sql`
    select system_identifier || '/' || oid as owner
    from pg_control_system(), pg_database where datname = current_database()`);
  return identity.parse(rows[0]).owner;
}
