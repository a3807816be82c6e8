import { inArray } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Trilingual } from '../../../../platform/wire/language.ts';
import { station } from './tables.ts';

/** Station names in all languages by id, for texts rendered before the reader's language is known. */
export async function trilingualStationNames(db: Db, stationIds: readonly number[]): Promise<Map<number, Trilingual>> {
  const found = await db
    .select({ id: station.id, zh: station.nameZh, en: station.nameEn, ru: station.nameRu })
    .from(station)
    .where(inArray(station.id, [...stationIds]));
  return new Map(found.map(({ id, ...names }) => [id, names]));
}
