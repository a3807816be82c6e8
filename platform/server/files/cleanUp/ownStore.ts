import { rm, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../database/connect.ts';
import type { Store } from '../store.ts';

/** Where a store says which database knows its keys. */
export const OWNER_KEY = 'owner';

const identity = z.object({ owner: z.string() });

/** Makes a store that says nothing yet this database's own. `place` is for a file in passing. */
export async function claimStore(db: Db, store: Store, place: string): Promise<void> {
  if ((await ownerOf(store)) !== null) return;
  try {
    await writeFile(place, await nameOf(db));
    await store.put(OWNER_KEY, place);
  } finally {
    await rm(place, { force: true });
  }
}

/** Whether what no row knows is litter here, and not what another portal keeps that was set to the same store. */
export async function isOwnStore(db: Db, store: Store): Promise<boolean> {
  return (await ownerOf(store)) === (await nameOf(db));
}

async function ownerOf(store: Store): Promise<string | null> {
  if (!(await store.has(OWNER_KEY))) return null;
  return text(await store.open(OWNER_KEY));
}

/** A database by its cluster and its number there; a copy of it elsewhere is another one. */
async function nameOf(db: Db): Promise<string> {
  const { rows } = await db.execute(sql`
    select system_identifier || '/' || oid as owner
    from pg_control_system(), pg_database where datname = current_database()`);
  return identity.parse(rows[0]).owner;
}
