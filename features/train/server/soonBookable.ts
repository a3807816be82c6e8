import { and, asc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { Language } from '../../../platform/wire/language.ts';
import type { Train } from '../wire.ts';
import { train } from './tables.ts';
import { selectTrains, trainOf } from './trains.ts';

/** Bookable trains from `from` on, soonest first. */
export async function findSoonBookable(
  db: Db,
  from: Date,
  limit: number,
  language: Language,
): Promise<Train[]> {
  const rows = await selectTrains(db, language)
    .where(
      and(
        gte(train.departAt, from),
        eq(train.status, 'open'),
        gt(train.cutoffAt, sql`now()`),
        lt(train.soldTeu, train.capacityTeu),
      ),
    )
    .orderBy(asc(train.departAt), asc(train.id))
    .limit(limit);
  const now = new Date();
  return rows.map((row) => trainOf(row, now));
}
