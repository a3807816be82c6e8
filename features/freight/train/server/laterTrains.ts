import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import type { Train } from '../wire.ts';
import { train } from './tables.ts';
import { selectTrains, trainOf } from './trains.ts';

/** Bookable trains of the same line that depart later and have `teu` left, soonest first. */
export async function findLaterTrains(
  db: Db,
  { trainId, teu, limit }: { trainId: number; teu: number; limit: number },
  language: Language,
): Promise<Train[]> {
  const [earlier] = await db
    .select({ lineId: train.lineId, departAt: train.departAt })
    .from(train)
    .where(eq(train.id, trainId));
  if (earlier === undefined) return [];
  const soonest = [asc(train.departAt), asc(train.id)];
  const ids = db
    .select({ id: train.id })
    .from(train)
    .where(
      and(
        eq(train.lineId, earlier.lineId),
        gt(train.departAt, earlier.departAt),
        eq(train.status, 'open'),
        gt(train.cutoffAt, sql`now()`),
        sql`${train.capacityTeu} - ${train.soldTeu} >= ${teu}`,
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
