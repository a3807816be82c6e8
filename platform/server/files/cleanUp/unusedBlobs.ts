import { type SQL, sql } from 'drizzle-orm';
import pg from 'pg';
import { z } from 'zod';
import type { Db } from '../../database/connect.ts';
import type { Store } from '../store.ts';
import { storedBlob } from '../tables.ts';

const AT_ONCE = 1_000;
const BROKEN_REFERENCE = '23503';

const gone = z.object({ store_key: z.string(), thumbnail_key: z.string().nullable() });
const pointers = z.array(z.object({ pointer: z.string(), column: z.string() }));

/** Rows first: a row without bytes would be data loss. `touchBlob` locks its row, which is then skipped. */
export async function removeUnusedBlobs(db: Db, store: Store, unusedSince: Date): Promise<void> {
  const isUnused = await nothingPointsAt(db);
  let removed: string[];
  do {
    removed = await removeSome(db, isUnused, unusedSince);
    if (removed.length > 0) await store.remove(removed);
  } while (removed.length >= AT_ONCE);
}

async function removeSome(db: Db, isUnused: SQL, unusedSince: Date): Promise<string[]> {
  try {
    const { rows } = await db.execute(sql`
      delete from ${storedBlob} where id in (
        select id from ${storedBlob} as blob where used_at < ${unusedSince} and ${isUnused}
        order by id limit ${AT_ONCE} for update skip locked)
      returning store_key, thumbnail_key`);
    return rows.flatMap((row) => {
      const { store_key, thumbnail_key } = gone.parse(row);
      return thumbnail_key === null ? [store_key] : [store_key, thumbnail_key];
    });
  } catch (fault) {
    // referenced between select and delete: no longer unused
    if (isBrokenReference(fault)) return [];
    throw fault;
  }
}

/** All foreign keys to blobs, from the catalogue: new tables need no change here. */
async function nothingPointsAt(db: Db): Promise<SQL> {
  const { rows } = await db.execute(sql`
    select conrelid::regclass::text as pointer, quote_ident(attname) as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'stored_blob'::regclass`);
  const conditions = pointers
    .parse(rows)
    .map(({ pointer, column }) =>
      sql.raw(`not exists (select from ${pointer} as pointer where pointer.${column} = blob.id)`),
    );
  return sql.join([sql`true`, ...conditions], sql` and `);
}

function isBrokenReference(fault: unknown): boolean {
  const cause = fault instanceof Error && fault.cause !== undefined ? fault.cause : fault;
  return cause instanceof pg.DatabaseError && cause.code === BROKEN_REFERENCE;
}
