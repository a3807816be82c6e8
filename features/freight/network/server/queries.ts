import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Language, Trilingual } from '../../../../platform/wire/language.ts';
import type { Direction, LineType, Station, Stop } from '../wire.ts';
import { lineNameByLanguage, stationNameByLanguage } from './names.ts';
import { borderCrossing, line, lineStop, station } from './tables.ts';

export const isBorder = sql<boolean>`${station.id} in (
  select ${borderCrossing.fromStationId} from ${borderCrossing}
  union all select ${borderCrossing.toStationId} from ${borderCrossing})`;

const stationColumns = (language: Language) => ({
  stationId: station.id,
  stationName: stationNameByLanguage[language],
  countryCode: station.countryCode,
  latitude: station.latitude,
  longitude: station.longitude,
  isBorder,
});

const searchedColumns = {
  nameZh: station.nameZh,
  nameEn: station.nameEn,
  nameRu: station.nameRu,
  stationCode: station.stationCode,
  unlocode: station.unlocode,
  namePinyin: station.namePinyin,
};

const stopColumns = (language: Language) => ({
  ...stationColumns(language),
  sequence: lineStop.sequence,
  distanceKm: lineStop.distanceKm,
  plannedHours: lineStop.plannedHours,
  changesGauge: lineStop.changesGauge,
});

const firstStation = sql<number>`(array_agg(${lineStop.stationId} order by ${lineStop.sequence}))[1]::int`;
const lastStation = sql<number>`(array_agg(${lineStop.stationId} order by ${lineStop.sequence} desc))[1]::int`;

/** In order; empty for an unknown line. */
export async function selectStops(db: Db, lineId: number, language: Language): Promise<Stop[]> {
  return db
    .select(stopColumns(language))
    .from(lineStop)
    .innerJoin(station, eq(station.id, lineStop.stationId))
    .where(eq(lineStop.lineId, lineId))
    .orderBy(asc(lineStop.sequence));
}

/** Where a line stops, in order: names in all languages and the station's code in its own railways. */
export async function selectRoute(db: Db, lineId: number) {
  return db
    .select({
      stationId: station.id,
      name: sql<Trilingual>`json_build_object('zh', ${station.nameZh}, 'en', ${station.nameEn}, 'ru', ${station.nameRu})`,
      stationCode: station.stationCode,
      countryCode: station.countryCode,
      isBorder,
    })
    .from(lineStop)
    .innerJoin(station, eq(station.id, lineStop.stationId))
    .where(eq(lineStop.lineId, lineId))
    .orderBy(asc(lineStop.sequence));
}

/** In order, each with its line's id. */
export async function selectStopsOfLines(db: Db, lineIds: readonly number[], language: Language) {
  if (lineIds.length === 0) return [];
  return db
    .select({ lineId: lineStop.lineId, stop: stopColumns(language) })
    .from(lineStop)
    .innerJoin(station, eq(station.id, lineStop.stationId))
    .where(inArray(lineStop.lineId, [...lineIds]))
    .orderBy(asc(lineStop.lineId), asc(lineStop.sequence));
}

/** Unknown ids are left out. */
export async function selectStations(
  db: Db,
  stationIds: readonly number[],
  language: Language,
): Promise<Map<number, Station>> {
  if (stationIds.length === 0) return new Map();
  const found = await db
    .select(stationColumns(language))
    .from(station)
    .where(inArray(station.id, [...stationIds]));
  return new Map(found.map((row) => [row.stationId, row]));
}

/** Stations by code or by name in any language, case-insensitive. */
export async function selectStationsByName(db: Db, searchedNames: readonly string[]) {
  if (searchedNames.length === 0) return [];
  const names = sql.param(searchedNames.map((text) => text.trim().toLowerCase()));
  return db
    .select({
      stationId: station.id,
      knownNames: sql<string[]>`array[lower(${station.stationCode}), lower(${station.nameZh}),
        lower(${station.nameEn}), lower(${station.nameRu})]`,
    })
    .from(station)
    .where(
      sql`array[lower(${station.stationCode}), lower(${station.nameZh}), lower(${station.nameEn}),
        lower(${station.nameRu})] && ${names}::text[]`,
    );
}

/** End stations of lines in service. */
export async function selectEndStations(
  db: Db,
  filter: { lineType?: LineType; direction?: Direction; end?: 'start' | 'end' },
  language: Language,
) {
  const ends = db.$with('ends').as(
    db
      .select({ startId: firstStation.as('start_id'), endId: lastStation.as('end_id') })
      .from(line)
      .innerJoin(lineStop, eq(lineStop.lineId, line.id))
      .where(
        and(
          eq(line.isActive, true),
          filter.lineType && eq(line.lineType, filter.lineType),
          filter.direction && eq(line.direction, filter.direction),
        ),
      )
      .groupBy(line.id),
  );
  const starts = sql`${station.id} in (select start_id from ends)`;
  const arrives = sql`${station.id} in (select end_id from ends)`;
  const wanted = { start: starts, end: arrives, either: sql`(${starts} or ${arrives})` };
  return db
    .with(ends)
    .select({ ...stationColumns(language), ...searchedColumns })
    .from(station)
    .where(wanted[filter.end ?? 'either']);
}

/** In service, by code. */
export async function selectActiveLines(db: Db, lineType: LineType | undefined, language: Language) {
  return db
    .select({
      lineId: line.id,
      lineCode: line.lineCode,
      lineName: lineNameByLanguage[language],
      lineType: line.lineType,
      direction: line.direction,
      isActive: line.isActive,
    })
    .from(line)
    .where(and(eq(line.isActive, true), lineType && eq(line.lineType, lineType)))
    .orderBy(asc(line.lineCode));
}

/** Lines with end stations and hours to the last stop; all lines without `lineId`. */
export async function selectLineSummaries(db: Db, lineId?: number) {
  return db
    .select({
      lineId: line.id,
      lineCode: line.lineCode,
      lineType: line.lineType,
      direction: line.direction,
      isActive: line.isActive,
      startStationId: firstStation,
      endStationId: lastStation,
      plannedHours: sql<number>`max(${lineStop.plannedHours})`,
    })
    .from(line)
    .innerJoin(lineStop, eq(lineStop.lineId, line.id))
    .where(lineId === undefined ? undefined : eq(line.id, lineId))
    .groupBy(line.id);
}

export async function selectCountryOf(db: Db, stationId: number): Promise<string | undefined> {
  const [found] = await db.select({ countryCode: station.countryCode }).from(station).where(eq(station.id, stationId));
  return found?.countryCode;
}

/** Violates `station_code_in_country` on a duplicate code. */
export async function updateStation(
  db: Db,
  stationId: number,
  values: Partial<typeof station.$inferInsert>,
): Promise<void> {
  await db.update(station).set(values).where(eq(station.id, stationId));
}

/** False for an unknown line. */
export async function updateLine(db: Db, lineId: number, values: Partial<typeof line.$inferInsert>): Promise<boolean> {
  const changed = await db.update(line).set(values).where(eq(line.id, lineId)).returning({ id: line.id });
  return changed.length > 0;
}
