import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';

const BATCH_SIZE = 5_000;

/** Deletes rows statement by statement, so that they are locked for moments only; returns their number. */
export async function deleteInBatches(
  db: Db,
  table: PgTable & { id: PgColumn },
  isDue: SQL | undefined,
  batchSize = BATCH_SIZE,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const due = db
      .select({ id: table.id })
      .from(table)
      .where(isDue)
      .limit(batchSize)
      .for('update', { skipLocked: true });
    const { rowCount } = await db.delete(table).where(inArray(table.id, due));
    removed += rowCount ?? 0;
    if ((rowCount ?? 0) < batchSize) return removed;
  }
}
