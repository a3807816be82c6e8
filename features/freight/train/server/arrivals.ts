import { and, asc, between, gte, inArray, notInArray } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import type { Train } from '../wire.ts';
import { train } from './tables.ts';
import { selectTrains, trainOf } from './trains.ts';

const DAY_MS = 86_400_000;
/** No train is longer under way; bounds the scan of departures. */
const LONGEST_JOURNEY_DAYS = 60;

/** Published trains to one of the stations, by planned arrival from `from` on. */
export async function findArrivals(
  db: Db,
  { stationIds, from, until, limit }: { stationIds: readonly number[]; from: Date; until: Date; limit: number },
  language: Language,
): Promise<Train[]> {
  if (stationIds.length === 0) return [];
  const earliestDeparture = new Date(from.getTime() - LONGEST_JOURNEY_DAYS * DAY_MS);
  const ids = db
    .select({ id: train.id })
    .from(train)
    .where(
      and(
        between(train.departAt, earliestDeparture, until),
        gte(train.arriveAt, from),
        inArray(train.endStationId, [...stationIds]),
        notInArray(train.status, ['planned', 'cancelled']),
      ),
    )
    .orderBy(asc(train.arriveAt), asc(train.id))
    .limit(limit);
  const rows = await selectTrains(db, language)
    .where(inArray(train.id, ids))
    .orderBy(asc(train.arriveAt), asc(train.id));
  const now = new Date();
  return rows.map((row) => trainOf(row, now));
}
