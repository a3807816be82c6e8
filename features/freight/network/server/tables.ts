import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { baseColumns, reference } from '../../../../platform/server/database/columns.ts';
import { company } from '../../../people/account/server/tables.ts';
import type { Direction, LineType, StationRecord } from '../wire.ts';

/** Station codes: telegraph code in China, ESR in the 1520 mm space, UIC in Europe (domain, Network). */
export const station = pgTable(
  'station',
  {
    ...baseColumns,
    nameZh: text('name_zh').notNull(),
    nameEn: text('name_en').notNull(),
    nameRu: text('name_ru').notNull(),
    /** initials and syllables of the Chinese name, to search by */
    namePinyin: text('name_pinyin').notNull().default(''),
    countryCode: text('country_code').notNull(),
    stationCode: text('station_code').notNull(),
    unlocode: text('unlocode').notNull().default(''),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    gaugesMm: integer('gauges_mm').array().$type<StationRecord['gaugesMm']>().notNull(),
  },
  (table) => [
    unique('station_code_in_country').on(table.countryCode, table.stationCode),
    check('station_latitude', sql`${table.latitude} between -90 and 90`),
    check('station_longitude', sql`${table.longitude} between -180 and 180`),
    check('station_gauges', sql`${table.gaugesMm} <@ array[1435, 1520] and cardinality(${table.gaugesMm}) > 0`),
  ],
);

/** Overseas companies that handle arrivals at a station. */
export const stationAgent = pgTable(
  'station_agent',
  {
    ...baseColumns,
    stationId: reference('station_id')
      .notNull()
      .references(() => station.id),
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id),
  },
  (table) => [
    unique('station_agent_once').on(table.stationId, table.companyId),
    index('station_agent_company').on(table.companyId),
  ],
);

/** Stations on both sides of a change of gauge. */
export const borderCrossing = pgTable(
  'border_crossing',
  {
    ...baseColumns,
    fromStationId: reference('from_station_id')
      .notNull()
      .references(() => station.id),
    toStationId: reference('to_station_id')
      .notNull()
      .references(() => station.id),
  },
  (table) => [unique('border_crossing_pair').on(table.fromStationId, table.toStationId)],
);

export const line = pgTable(
  'line',
  {
    ...baseColumns,
    lineCode: text('line_code').notNull().unique(),
    nameZh: text('name_zh').notNull(),
    nameEn: text('name_en').notNull(),
    nameRu: text('name_ru').notNull(),
    lineType: text('line_type').$type<LineType>().notNull(),
    direction: text('direction').$type<Direction>().notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    check('line_type_known', sql`${table.lineType} in ('EU', 'CA', 'CN')`),
    check('line_direction_known', sql`${table.direction} in ('outbound', 'inbound')`),
  ],
);

/** In order; km and hours from the origin. */
export const lineStop = pgTable(
  'line_stop',
  {
    ...baseColumns,
    lineId: reference('line_id')
      .notNull()
      .references(() => line.id),
    sequence: integer('sequence').notNull(),
    stationId: reference('station_id')
      .notNull()
      .references(() => station.id),
    distanceKm: doublePrecision('distance_km').notNull(),
    plannedHours: doublePrecision('planned_hours').notNull(),
    changesGauge: boolean('changes_gauge').notNull().default(false),
  },
  (table) => [
    unique('line_stop_order').on(table.lineId, table.sequence),
    index('line_stop_station').on(table.stationId),
  ],
);
