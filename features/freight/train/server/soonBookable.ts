import { and, asc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import type { Train } from '../wire.ts';
import { train } from './tables.ts';
import { selectTrains, trainOf } from './trains.ts';

/** Bookable trains from `from` on, soonest first. */
export async function findSoonBookable(db: Db, from: Date, limit: number, language: Language): Promise<Train[]> {
  const soonest = [asc(train.departAt), asc(train.id)];
  // ids first: names are joined to the few
  const ids = db
    .select({ id: train.id })
    .from(train)
    .where(
      and(
        gte(train.departAt, from),
        eq(train.status, 'open'),
        gt(train.cutoffAt, sql`now()`),
        lt(train.soldTeu, train.capacityTeu),
      ),
    )
    .orderBy(...soonest)
    .limit(limit);
  const rows = await selectTrains(db, language)
    .where(inArray(train.id, ids))
    .orderBy(...soonest);
  const now = new Date();
  return rows.map((row) => trainOf(row, now));
}
