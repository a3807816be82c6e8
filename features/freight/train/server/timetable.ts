import { and, asc, count, eq, gt, ilike, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { likeContains } from '../../../../platform/server/database/likePattern.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import type { Direction, LineType } from '../../network/wire.ts';
import { train } from './tables.ts';
import { selectTrains, type TrainRow } from './trains.ts';

export interface TimetableFilter {
  lineType?: LineType;
  direction?: Direction;
  lineId?: number;
  startStationId?: number;
  endStationId?: number;
  trainNo?: string;
}

/** `from` inclusive, `until` exclusive. */
export interface Window {
  from: Date;
  until: Date | null;
}

/** Published trains, soonest first. */
export interface Timetable {
  page(
    language: Language,
    window: Window,
    filter: TimetableFilter,
    paging?: { limit: number; offset: number },
  ): Promise<TrainRow[]>;
  total(window: Window, filter: TimetableFilter): Promise<number>;
}

/** Limit above a week's trains. */
const NO_PAGING = { limit: 5000, offset: 0 };

const { placeholder } = sql;

/** Condition of each filter; a statement contains only those in use. */
const FILTER_CONDITIONS = {
  lineType: sql`${train.lineType} = ${placeholder('lineType')}`,
  direction: sql`${train.direction} = ${placeholder('direction')}`,
  lineId: sql`${train.lineId} = ${placeholder('lineId')}`,
  startStationId: sql`${train.startStationId} = ${placeholder('startStationId')}`,
  endStationId: sql`${train.endStationId} = ${placeholder('endStationId')}`,
  trainNo: sql`${train.trainNo} ilike ${placeholder('trainNo')}`,
  until: sql`${train.departAt} < ${placeholder('until')}::timestamptz`,
} as const satisfies Record<string, SQL>;

type TimetableFilterName = keyof typeof FILTER_CONDITIONS;
const FILTER_NAMES = ['lineType', 'direction', 'lineId', 'startStationId', 'endStationId', 'trainNo', 'until'] as const;

/**
 * Prepared statements, the busiest queries of the site: one per filter set and language, created on first
 * use.
 */
export function prepareTimetable(db: Db): Timetable {
  const pages = new Map<string, ReturnType<typeof preparePage>>();
  const totals = new Map<string, ReturnType<typeof prepareTotal>>();
  return {
    page(language, window, filter, paging = NO_PAGING) {
      const { filterNames, values } = activeFilters(window, filter);
      const name = `timetable_${language}_${filterBitmask(filterNames)}`;
      const page = pages.get(name) ?? preparePage(db, name, language, filterNames);
      pages.set(name, page);
      return page.execute({ ...values, ...paging });
    },
    async total(window, filter) {
      const { filterNames, values } = activeFilters(window, filter);
      const name = `timetable_total_${filterBitmask(filterNames)}`;
      const total = totals.get(name) ?? prepareTotal(db, name, filterNames);
      totals.set(name, total);
      const [counted] = await total.execute(values);
      return counted?.total ?? 0;
    },
  };
}

/** Choose the page by index alone; join names and prices for its rows only. */
function preparePage(db: Db, name: string, language: Language, filterNames: readonly TimetableFilterName[]) {
  const onPage = db
    .select({ id: train.id })
    .from(train)
    .where(publishedCondition(filterNames))
    .orderBy(asc(train.departAt), asc(train.id))
    .limit(placeholder('limit'))
    .offset(placeholder('offset'));
  return selectTrains(db, language)
    .where(inArray(train.id, onPage))
    .orderBy(asc(train.departAt), asc(train.id))
    .prepare(name);
}

function prepareTotal(db: Db, name: string, filterNames: readonly TimetableFilterName[]) {
  return db.select({ total: count() }).from(train).where(publishedCondition(filterNames)).prepare(name);
}

function publishedCondition(filterNames: readonly TimetableFilterName[]): SQL | undefined {
  return and(
    sql`${train.status} in ('open', 'closed')`,
    sql`${train.departAt} >= ${placeholder('from')}::timestamptz`,
    ...filterNames.map((name) => FILTER_CONDITIONS[name]),
  );
}

function activeFilters({ from, until }: Window, filter: TimetableFilter) {
  const allFilters = { ...filter, until: until?.toISOString() };
  const filterNames = FILTER_NAMES.filter((name) => allFilters[name] !== undefined && allFilters[name] !== '');
  const trainNo = likeContains(filter.trainNo ?? '');
  return { filterNames, values: { ...allFilters, trainNo, from: from.toISOString() } };
}

/** Bit mask of the filters, for the statement name. */
function filterBitmask(filterNames: readonly TimetableFilterName[]): number {
  return filterNames.reduce((sum, name) => sum + 2 ** FILTER_NAMES.indexOf(name), 0);
}

/** The same filters for statements that are not prepared. */
export function timetableCondition(filter: TimetableFilter): SQL | undefined {
  const { lineType, direction, lineId, startStationId, endStationId, trainNo = '' } = filter;
  return and(
    lineType && eq(train.lineType, lineType),
    direction && eq(train.direction, direction),
    lineId === undefined ? undefined : eq(train.lineId, lineId),
    startStationId === undefined ? undefined : eq(train.startStationId, startStationId),
    endStationId === undefined ? undefined : eq(train.endStationId, endStationId),
    trainNo === '' ? undefined : ilike(train.trainNo, likeContains(trainNo)),
  );
}

/** Bookable with `teu`, between the same stations, nearest in time first. */
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
        bookableCondition,
        sql`${train.capacityTeu} - ${train.soldTeu} >= ${teu}`,
      ),
    )
    .orderBy(
      sql`abs(extract(epoch from ${train.departAt} - ${row.departAt.toISOString()}::timestamptz))`,
      asc(train.id),
    )
    .limit(limit);
}

export async function selectNextBookable(db: Db, trainNo: string, language: Language): Promise<TrainRow | undefined> {
  const [found] = await selectTrains(db, language)
    .where(and(eq(train.trainNo, trainNo), bookableCondition, lt(train.soldTeu, train.capacityTeu)))
    .orderBy(asc(train.departAt), asc(train.id))
    .limit(1);
  return found;
}

const bookableCondition = and(eq(train.status, 'open'), gt(train.cutoffAt, sql`now()`));
