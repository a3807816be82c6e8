import { sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Language } from '../../../platform/wire/language.ts';
import { line, station } from './tables.ts';

/** The column of stations' names in each language. */
export const stationNameIn = { zh: station.nameZh, en: station.nameEn, ru: station.nameRu };
/** The column of lines' names in each language. */
export const lineNameIn = { zh: line.nameZh, en: line.nameEn, ru: line.nameRu };

/** Stations as `{id, name}` in one language, for other rooms' queries to join; `alias` tells several apart. */
export function stationNames<const Alias extends string>(alias: Alias, language: Language) {
  return new QueryBuilder()
    .select({ id: station.id, name: sql<string>`${stationNameIn[language]}`.as(`${alias}_name`) })
    .from(station)
    .as(alias);
}

/** Lines as `{id, name}` in one language, for other rooms' queries to join. */
export function lineNames<const Alias extends string>(alias: Alias, language: Language) {
  return new QueryBuilder()
    .select({ id: line.id, name: sql<string>`${lineNameIn[language]}`.as(`${alias}_name`) })
    .from(line)
    .as(alias);
}
