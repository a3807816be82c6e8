import { asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { keywordFilter } from '../../../../platform/server/database/keywordFilter.ts';
import { sheetField } from '../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../platform/server/records/serveRecords.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { lines, stations } from '../wire.ts';
import { stationNameByLanguage } from './names.ts';
import { isBorder } from './queries.ts';
import { stationIdsNamed, stationSoundsLike } from './stationSearch.ts';
import { line, lineStop, station } from './tables.ts';
import { pageTexts } from './texts.ts';

const { text, whole, decimal, label } = sheetField;

/** Stations by country and code. */
export const stationRecords = serveRecords(stations, {
  from: station,
  texts: pageTexts,
  sheetTitle: (t) => t.stations.title,
  columns: ({ stations: t, names }) => ({
    stationId: station.id,
    countryCode: text(t.country, 10, station.countryCode),
    stationCode: text(t.code, 14, station.stationCode),
    name: {
      zh: text(names.zh, 24, station.nameZh),
      en: text(names.en, 28, station.nameEn),
      ru: text(names.ru, 28, station.nameRu),
    },
    unlocode: text(t.unlocode, 12, station.unlocode),
    latitude: decimal(t.latitude, 12, station.latitude),
    longitude: decimal(t.longitude, 12, station.longitude),
    gaugesMm: {
      ...text(t.gauges, 14, sql`array_to_string(${station.gaugesMm}, ', ')`),
      value: station.gaugesMm,
    },
  }),
  where: ({ keyword, countryCode }) => [
    keyword
      ? or(
          keywordFilter(keyword, [
            station.nameZh,
            station.nameEn,
            station.nameRu,
            station.stationCode,
            station.unlocode,
          ]),
          stationSoundsLike(keyword),
        )
      : undefined,
    countryCode ? eq(station.countryCode, countryCode.toUpperCase()) : undefined,
  ],
  order: [asc(station.countryCode), asc(station.stationCode)],
});

const first = sql`${lineStop}.sequence`;
const last = sql`${lineStop}.sequence desc`;

/** A value at one stop of the line. */
const atStop = <Value>(order: SQL, value: SQL, condition = sql`true`) =>
  sql<Value>`(select ${value} from ${lineStop} join ${station} on ${station}.id = ${lineStop}.station_id
    where ${lineStop}.line_id = ${line}.id and ${condition} order by ${order} limit 1)`;

const stationNameIn = (language: Language) => sql`${station}.${sql.identifier(stationNameByLanguage[language].name)}`;

/** Chinese side of the line's crossing, as in "via Alashankou" 经阿拉山口; null without a gauge border. */
const viaBorderIn = (language: Language) =>
  atStop<string | null>(sql`${station}.country_code = 'CN' desc, ${first}`, stationNameIn(language), isBorder);

/** Lines that call at a station of that name, pinyin or code. */
const callsAt = (keyword: string) =>
  sql`exists (select 1 from ${lineStop}
    where ${lineStop}.line_id = ${line}.id and ${lineStop}.station_id in ${stationIdsNamed(keyword)})`;

/** Lines by code. */
export const lineRecords = serveRecords(lines, {
  from: line,
  texts: pageTexts,
  sheetTitle: (t) => t.lines.title,
  columns: ({ lines: t, names, lineTypes, directions, lineType, direction }, { language }) => ({
    lineId: line.id,
    lineCode: text(t.code, 16, line.lineCode),
    name: {
      zh: text(names.zh, 28, line.nameZh),
      en: text(names.en, 32, line.nameEn),
      ru: text(names.ru, 32, line.nameRu),
    },
    lineType: label(lineType, 12, line.lineType, lineTypes),
    direction: label(direction, 10, line.direction, directions),
    originStation: text(t.origin, 20, atStop<string>(first, stationNameIn(language))),
    destinationStation: text(t.destination, 20, atStop<string>(last, stationNameIn(language))),
    viaBorder: viaBorderIn(language),
    distanceKm: decimal(t.distance, 12, atStop<number>(last, sql`${lineStop}.distance_km`)),
    plannedHours: {
      ...whole(t.hours, 12, atStop(last, sql`round(${lineStop}.planned_hours)`)),
      value: atStop<number>(last, sql`${lineStop}.planned_hours`),
    },
    isActive: label(t.status, 10, line.isActive, { t: t.inService, f: t.outOfService }),
  }),
  where: ({ keyword, lineType, direction }) => [
    keyword
      ? or(keywordFilter(keyword, [line.nameZh, line.nameEn, line.nameRu, line.lineCode]), callsAt(keyword))
      : undefined,
    lineType && eq(line.lineType, lineType),
    direction && eq(line.direction, direction),
  ],
  order: [asc(line.lineCode)],
});

export async function findViaBorder(db: Db, lineId: number, language: Language): Promise<string | null> {
  const [found] = await db
    .select({ viaBorder: viaBorderIn(language) })
    .from(line)
    .where(eq(line.id, lineId));
  return found?.viaBorder ?? null;
}
