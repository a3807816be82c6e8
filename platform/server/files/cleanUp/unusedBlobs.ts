import { type SQL, sql } from 'drizzle-orm';
import pg from 'pg';
import { z } from 'zod';
import type { Db } from '../../database/connect.ts';
import type { Store } from '../store.ts';
import { storedBlob } from '../tables.ts';

const BATCH_SIZE = 1_000;
const FOREIGN_KEY_VIOLATION = '23503';

const deletedRow = z.object({ store_key: z.string(), thumbnail_key: z.string().nullable() });
const references = z.array(z.object({ pointer: z.string(), column: z.string() }));

/** Rows first: a row without bytes would be data loss. `touchBlob` locks its row, which is then skipped. */
export async function removeUnusedBlobs(db: Db, store: Store, unusedSince: Date): Promise<void> {
  const isUnused = await unreferencedCondition(db);
  let removed: string[];
  do {
    removed = await removeSome(db, isUnused, unusedSince);
    if (removed.length > 0) await store.remove(removed);
  } while (removed.length >= BATCH_SIZE);
}

async function removeSome(db: Db, isUnused: SQL, unusedSince: Date): Promise<string[]> {
  try {
    const { rows } = await db.execute(sql`
      delete from ${storedBlob} where id in (
        select id from ${storedBlob} as blob where used_at < ${unusedSince} and ${isUnused}
        order by id limit ${BATCH_SIZE} for update skip locked)
      returning store_key, thumbnail_key`);
    return rows.flatMap((row) => {
      const { store_key, thumbnail_key } = deletedRow.parse(row);
      return thumbnail_key === null ? [store_key] : [store_key, thumbnail_key];
    });
  } catch (fault) {
    // referenced between select and delete: no longer unused
    if (isForeignKeyViolation(fault)) return [];
    throw fault;
  }
}

/** All foreign keys to blobs, from the catalogue: new tables need no change here. */
async function unreferencedCondition(db: Db): Promise<SQL> {
  const { rows } = await db.execute(sql`
    select conrelid::regclass::text as pointer, quote_ident(attname) as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'stored_blob'::regclass`);
  const conditions = references
    .parse(rows)
    .map(({ pointer, column }) =>
      sql.raw(`not exists (select from ${pointer} as pointer where pointer.${column} = blob.id)`),
    );
  return sql.join([sql`true`, ...conditions], sql` and `);
}

function isForeignKeyViolation(fault: unknown): boolean {
  const cause = fault instanceof Error && fault.cause !== undefined ? fault.cause : fault;
  return cause instanceof pg.DatabaseError && cause.code === FOREIGN_KEY_VIOLATION;
}
