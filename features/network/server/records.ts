import { and, asc, count, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { keywordFilter } from '../../../platform/server/database/keywordFilter.ts';
import type { selectionOf } from '../../../platform/server/export/sheetExport.ts';
import type { Page } from '../../../platform/wire/envelope.ts';
import { pageWindow } from '../../../platform/wire/paging.ts';
import type { Direction, LineType, StationRecord } from '../wire.ts';
import { line, station } from './tables.ts';

interface PageRequest {
  pageNum: number;
  pageSize: number;
}

interface StationFilter {
  keyword: string;
  countryCode: string;
}

interface LineFilter {
  keyword: string;
  lineType?: LineType;
  direction?: Direction;
}

function stationCondition(filter: StationFilter): SQL | undefined {
  const { nameZh, nameEn, nameRu, stationCode } = station;
  return and(
    keywordFilter(filter.keyword, [nameZh, nameEn, nameRu, stationCode]),
    filter.countryCode ? eq(station.countryCode, filter.countryCode.toUpperCase()) : undefined,
  );
}

function lineCondition(filter: LineFilter): SQL | undefined {
  const { nameZh, nameEn, nameRu, lineCode } = line;
  return and(
    keywordFilter(filter.keyword, [nameZh, nameEn, nameRu, lineCode]),
    filter.lineType && eq(line.lineType, filter.lineType),
    filter.direction && eq(line.direction, filter.direction),
  );
}

/** Query of the station sheet, in list order. */
export function stationRows(db: Db, filter: StationFilter, selection: ReturnType<typeof selectionOf>) {
  return db
    .select(selection)
    .from(station)
    .where(stationCondition(filter))
    .orderBy(asc(station.countryCode), asc(station.stationCode));
}

/** Query of the line sheet, in list order. */
export function lineRows(db: Db, filter: LineFilter, selection: ReturnType<typeof selectionOf>) {
  return db.select(selection).from(line).where(lineCondition(filter)).orderBy(asc(line.lineCode));
}

/** A page, by country and code. */
export async function selectStationPage(
  db: Db,
  filter: PageRequest & StationFilter,
): Promise<Page<StationRecord>> {
  const condition = stationCondition(filter);
  const { limit, offset } = pageWindow(filter);
  const [found, [counted]] = await Promise.all([
    db
      .select()
      .from(station)
      .where(condition)
      .orderBy(asc(station.countryCode), asc(station.stationCode))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(station).where(condition),
  ]);
  return { rows: found.map(stationRecordOf), total: counted?.total ?? 0 };
}

function stationRecordOf(row: typeof station.$inferSelect): StationRecord {
  const { id, nameZh, nameEn, nameRu, createdAt: _added, updatedAt: _changed, ...same } = row;
  return { ...same, stationId: id, name: { zh: nameZh, en: nameEn, ru: nameRu } };
}

/** A page, by code. */
export async function selectLinePage(db: Db, filter: PageRequest & LineFilter) {
  const condition = lineCondition(filter);
  const { limit, offset } = pageWindow(filter);
  const [rows, [counted]] = await Promise.all([
    db.select().from(line).where(condition).orderBy(asc(line.lineCode)).limit(limit).offset(offset),
    db.select({ total: count() }).from(line).where(condition),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

export async function selectCountryOf(db: Db, stationId: number): Promise<string | undefined> {
  const [found] = await db
    .select({ countryCode: station.countryCode })
    .from(station)
    .where(eq(station.id, stationId));
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
export async function updateLine(
  db: Db,
  lineId: number,
  values: Partial<typeof line.$inferInsert>,
): Promise<boolean> {
  const changed = await db.update(line).set(values).where(eq(line.id, lineId)).returning({ id: line.id });
  return changed.length > 0;
}
