import { inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { Trilingual } from '../../../platform/wire/language.ts';
import { station } from './tables.ts';

/** Names of stations in all languages, for texts whose reader is not known yet; by id. */
export async function stationTitles(db: Db, stationIds: readonly number[]): Promise<Map<number, Trilingual>> {
  const found = await db
    .select({ id: station.id, zh: station.nameZh, en: station.nameEn, ru: station.nameRu })
    .from(station)
    .where(inArray(station.id, [...stationIds]));
  return new Map(found.map(({ id, ...names }) => [id, names]));
}
