import { and, asc, count, eq, gt, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { Language } from '../../../platform/wire/language.ts';
import type { Direction, LineType } from '../../network/wire.ts';
import { train } from './tables.ts';
import { selectTrains, type TrainRow } from './trains.ts';

/** What a timetable may be narrowed to. */
export interface TimetableFilter {
  lineType?: LineType;
  direction?: Direction;
  lineId?: number;
  startStationId?: number;
  endStationId?: number;
  trainNo?: string;
}

/** Departures from `from` and before `until`. */
export interface Window {
  from: Date;
  until: Date | null;
}

/** A part of the timetable: trains that can be or could be booked, soonest first. */
export interface Timetable {
  page(
    language: Language,
    window: Window,
    filter: TimetableFilter,
    part?: { limit: number; offset: number },
  ): Promise<TrainRow[]>;
  total(window: Window, filter: TimetableFilter): Promise<number>;
}

/** More trains than leave in a week. */
const WHOLE = { limit: 5000, offset: 0 };

const { placeholder } = sql;

/**
 * The timetable as statements that PostgreSQL plans once per connection: it is what most visitors ask for.
 * A filter that is not set arrives as null.
 */
export function prepareTimetable(db: Db): Timetable {
  const pages = { zh: preparePage(db, 'zh'), en: preparePage(db, 'en'), ru: preparePage(db, 'ru') };
  const totals = db.select({ total: count() }).from(train).where(forSale).prepare('timetable_total');
  return {
    page: (language, window, filter, part = WHOLE) =>
      pages[language].execute({ ...valuesOf(window, filter), ...part }),
    total: async (window, filter) => {
      const [counted] = await totals.execute(valuesOf(window, filter));
      return counted?.total ?? 0;
    },
  };
}

function preparePage(db: Db, language: Language) {
  return selectTrains(db, language)
    .where(forSale)
    .orderBy(asc(train.departAt), asc(train.id))
    .limit(placeholder('limit'))
    .offset(placeholder('offset'))
    .prepare(`timetable_page_${language}`);
}

const forSale = and(
  inArray(train.status, ['open', 'closed']),
  sql`${train.departAt} >= ${placeholder('from')}::timestamptz`,
  sql`${train.departAt} < ${placeholder('until')}::timestamptz`,
  ifAsked(train.lineType, 'lineType', sql`text`),
  ifAsked(train.direction, 'direction', sql`text`),
  ifAsked(train.lineId, 'lineId', sql`bigint`),
  ifAsked(train.startStationId, 'startStationId', sql`bigint`),
  ifAsked(train.endStationId, 'endStationId', sql`bigint`),
  sql`strpos(lower(${train.trainNo}), lower(${placeholder('trainNo')}::text)) > 0`,
);

function ifAsked(column: PgColumn, name: keyof TimetableFilter, type: SQL): SQL {
  const asked = sql`${placeholder(name)}::${type}`;
  return sql`(${asked} is null or ${column} = ${asked})`;
}

function valuesOf({ from, until }: Window, filter: TimetableFilter): Record<string, unknown> {
  return {
    from: from.toISOString(),
    until: until?.toISOString() ?? 'infinity',
    lineType: filter.lineType ?? null,
    direction: filter.direction ?? null,
    lineId: filter.lineId ?? null,
    startStationId: filter.startStationId ?? null,
    endStationId: filter.endStationId ?? null,
    trainNo: filter.trainNo ?? '',
  };
}

/** Trains between the same stations that can be booked with `teu`, nearest in time first. */
export async function selectNearby(
  db: Db,
  row: TrainRow,
  teu: number,
  limit: number,
  language: Language,
): Promise<TrainRow[]> {
  return selectTrains(db, language)
    .where(
      and(
        eq(train.startStationId, row.startStationId),
        eq(train.endStationId, row.endStationId),
        ne(train.id, row.trainId),
        isForSale,
        sql`${train.capacityTeu} - ${train.soldTeu} >= ${teu}`,
      ),
    )
    .orderBy(
      sql`abs(extract(epoch from ${train.departAt} - ${row.departAt.toISOString()}::timestamptz))`,
      asc(train.id),
    )
    .limit(limit);
}

/** The next train of a number that can be booked now, or undefined. */
export async function selectNextForSale(
  db: Db,
  trainNo: string,
  language: Language,
): Promise<TrainRow | undefined> {
  const [found] = await selectTrains(db, language)
    .where(and(eq(train.trainNo, trainNo), isForSale, lt(train.soldTeu, train.capacityTeu)))
    .orderBy(asc(train.departAt), asc(train.id))
    .limit(1);
  return found;
}

const isForSale = and(eq(train.status, 'open'), gt(train.cutoffAt, sql`now()`));
