import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { Language } from '../../../platform/wire/language.ts';
import type { Station, Stop } from '../wire.ts';
import { borderCrossing, lineStop, station } from './tables.ts';

const stationNameIn = { zh: station.nameZh, en: station.nameEn, ru: station.nameRu };

const isBorder = sql<boolean>`exists (
  select 1 from ${borderCrossing}
  where ${borderCrossing.fromStationId} = ${station.id} or ${borderCrossing.toStationId} = ${station.id})`;

const seenStation = (language: Language) => ({
  stationId: station.id,
  stationName: stationNameIn[language],
  countryCode: station.countryCode,
  latitude: station.latitude,
  longitude: station.longitude,
  isBorder,
});

const seenStop = (language: Language) => ({
  ...seenStation(language),
  sequence: lineStop.sequence,
  distanceKm: lineStop.distanceKm,
  plannedHours: lineStop.plannedHours,
  changesGauge: lineStop.changesGauge,
});

/** The stops of a line in order; empty for a line that is not there. */
export async function selectStops(db: Db, lineId: number, language: Language): Promise<Stop[]> {
  return db
    .select(seenStop(language))
    .from(lineStop)
    .innerJoin(station, eq(station.id, lineStop.stationId))
    .where(eq(lineStop.lineId, lineId))
    .orderBy(asc(lineStop.sequence));
}

/** Stations by id; ids that nothing has are left out. */
export async function selectStations(
  db: Db,
  stationIds: readonly number[],
  language: Language,
): Promise<Map<number, Station>> {
  if (stationIds.length === 0) return new Map();
  const found = await db
    .select(seenStation(language))
    .from(station)
    .where(inArray(station.id, [...stationIds]));
  return new Map(found.map((row) => [row.stationId, row]));
}
