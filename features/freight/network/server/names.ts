import { type SQLWrapper, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Language } from '../../../../platform/wire/language.ts';
import { line, station } from './tables.ts';

/** Name column by language. */
export const stationNameByLanguage = { zh: station.nameZh, en: station.nameEn, ru: station.nameRu };
export const lineNameByLanguage = { zh: line.nameZh, en: line.nameEn, ru: line.nameRu };

/** Subquery `{id, name}` in one language, for joins of other features; `alias` tells several joins apart. */
export function stationNames<const Alias extends string>(alias: Alias, language: Language) {
  return new QueryBuilder()
    .select({ id: station.id, name: sql<string>`${stationNameByLanguage[language]}`.as(`${alias}_name`) })
    .from(station)
    .as(alias);
}

/** Name of one station, as a scalar subquery; nested, since Drizzle leaves out tables' names one level deep. */
export function stationNameOf(stationId: SQLWrapper, language: Language) {
  const name = stationNameByLanguage[language];
  return sql<string>`(${sql`select ${name} from ${station} where ${station.id} = ${stationId}`})`;
}

/** Subquery `{id, name}` in one language, for joins of other features. */
export function lineNames<const Alias extends string>(alias: Alias, language: Language) {
  return new QueryBuilder()
    .select({ id: line.id, name: sql<string>`${lineNameByLanguage[language]}`.as(`${alias}_name`) })
    .from(line)
    .as(alias);
}
