import { eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { likeContains } from '../../../platform/server/database/likePattern.ts';
import { station } from './tables.ts';

/** Apostrophes are left out on both sides: Xi'an, Xian. */
const APOSTROPHES = /['’ʼ`]/g;

/** Stations by a part of their name in any language, or by a code. */
export function stationMatches(text: string): SQL | undefined {
  const part = likeContains(text.trim().replace(APOSTROPHES, ''));
  return or(
    ilike(station.nameZh, part),
    ilike(sql`replace(${station.nameEn}, '''', '')`, part),
    ilike(station.nameRu, part),
    eq(sql`lower(${station.stationCode})`, text.trim().toLowerCase()),
    eq(sql`lower(${station.unlocode})`, text.trim().toLowerCase()),
  );
}

export async function selectStationIdsLike(db: Db, text: string): Promise<number[]> {
  const rows = await db.select({ id: station.id }).from(station).where(stationMatches(text));
  return rows.map(({ id }) => id);
}
