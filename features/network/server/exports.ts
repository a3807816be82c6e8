import { type SQL, sql } from 'drizzle-orm';
import {
  type SheetExport,
  selectionOf,
  sheetColumn,
  sheetExport,
} from '../../../platform/server/export/sheetExport.ts';
import type { Language } from '../../../platform/wire/language.ts';
import en from '../texts/page/en.ts';
import ru from '../texts/page/ru.ts';
import zh from '../texts/page/zh.ts';
import { listLines, listStations } from '../wire.ts';
import { stationNameByLanguage } from './names.ts';
import { lineRows, stationRows } from './records.ts';
import { line, lineStop, station } from './tables.ts';

const page = { zh, en, ru };
const { text, whole, decimal, label } = sheetColumn;

const stations = sheetExport(listStations, {
  name: 'network.station',
  title: { zh: zh.stations.title, en: en.stations.title, ru: ru.stations.title },
  plan(filter, { db, language }) {
    const { stations: t, names } = page[language];
    const columns = [
      text(t.country, 10, station.countryCode),
      text(t.code, 14, station.stationCode),
      text(names.zh, 24, station.nameZh),
      text(names.en, 28, station.nameEn),
      text(names.ru, 28, station.nameRu),
      text(t.unlocode, 12, station.unlocode),
      decimal(t.latitude, 12, station.latitude),
      decimal(t.longitude, 12, station.longitude),
      text(t.gauges, 14, sql`array_to_string(${station.gaugesMm}, ', ')`),
    ];
    return { columns, query: stationRows(db, filter, selectionOf(columns)) };
  },
});

/** A column of the line's first or last stop. */
function atEnd(end: 'first' | 'last', column: SQL): SQL {
  const direction = end === 'first' ? sql`asc` : sql`desc`;
  return sql`(select ${column} from ${lineStop} join ${station} on ${station}.id = ${lineStop}.station_id
    where ${lineStop}.line_id = ${line}.id order by ${lineStop}.sequence ${direction} limit 1)`;
}

const nameIn = (language: Language) =>
  sql`${station}.${sql.identifier(stationNameByLanguage[language].name)}`;

const lines = sheetExport(listLines, {
  name: 'network.line',
  title: { zh: zh.lines.title, en: en.lines.title, ru: ru.lines.title },
  plan(filter, { db, language }) {
    const { lines: t, names, lineTypes, directions, lineType, direction } = page[language];
    const columns = [
      text(t.code, 16, line.lineCode),
      text(names.zh, 28, line.nameZh),
      text(names.en, 32, line.nameEn),
      text(names.ru, 32, line.nameRu),
      label(lineType, 12, line.lineType, lineTypes),
      label(direction, 10, line.direction, directions),
      text(t.origin, 20, atEnd('first', nameIn(language))),
      text(t.destination, 20, atEnd('last', nameIn(language))),
      decimal(t.distance, 12, atEnd('last', sql`${lineStop}.distance_km`)),
      whole(t.hours, 12, atEnd('last', sql`round(${lineStop}.planned_hours)`)),
      label(t.status, 10, line.isActive, { t: t.inService, f: t.outOfService }),
    ];
    return { columns, query: lineRows(db, filter, selectionOf(columns)) };
  },
});

export const exports: readonly SheetExport[] = [stations, lines];
