import { and, asc, count, eq, gt, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { holdsKeyword } from '../../../platform/server/database/holdsKeyword.ts';
import type { Language } from '../../../platform/wire/language.ts';
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
    part?: { limit: number; offset: number },
  ): Promise<TrainRow[]>;
  total(window: Window, filter: TimetableFilter): Promise<number>;
}

/** Limit above a week's trains. */
const WHOLE = { limit: 5000, offset: 0 };

const { placeholder } = sql;

/** Condition of each filter; a statement contains only those in use. */
const NARROWS = {
  lineType: sql`${train.lineType} = ${placeholder('lineType')}`,
  direction: sql`${train.direction} = ${placeholder('direction')}`,
  lineId: sql`${train.lineId} = ${placeholder('lineId')}`,
  startStationId: sql`${train.startStationId} = ${placeholder('startStationId')}`,
  endStationId: sql`${train.endStationId} = ${placeholder('endStationId')}`,
  trainNo: sql`strpos(lower(${train.trainNo}), lower(${placeholder('trainNo')})) > 0`,
  until: sql`${train.departAt} < ${placeholder('until')}::timestamptz`,
} as const satisfies Record<string, SQL>;

type Narrowing = keyof typeof NARROWS;
const NARROWINGS = [
  'lineType',
  'direction',
  'lineId',
  'startStationId',
  'endStationId',
  'trainNo',
  'until',
] as const;

/**
 * Prepared statements, the busiest queries of the site: one per filter set and language, created on first
 * use.
 */
export function prepareTimetable(db: Db): Timetable {
  const pages = new Map<string, ReturnType<typeof preparePage>>();
  const totals = new Map<string, ReturnType<typeof prepareTotal>>();
  return {
    page(language, window, filter, part = WHOLE) {
      const { narrowings, values } = narrowed(window, filter);
      const name = `timetable_${language}_${setNumber(narrowings)}`;
      const page = pages.get(name) ?? preparePage(db, name, language, narrowings);
      pages.set(name, page);
      return page.execute({ ...values, ...part });
    },
    async total(window, filter) {
      const { narrowings, values } = narrowed(window, filter);
      const name = `timetable_total_${setNumber(narrowings)}`;
      const total = totals.get(name) ?? prepareTotal(db, name, narrowings);
      totals.set(name, total);
      const [counted] = await total.execute(values);
      return counted?.total ?? 0;
    },
  };
}

/** Choose the page by index alone; join names and prices for its rows only. */
function preparePage(db: Db, name: string, language: Language, narrowings: readonly Narrowing[]) {
  const onPage = db
    .select({ id: train.id })
    .from(train)
    .where(forSale(narrowings))
    .orderBy(asc(train.departAt), asc(train.id))
    .limit(placeholder('limit'))
    .offset(placeholder('offset'));
  return selectTrains(db, language)
    .where(inArray(train.id, onPage))
    .orderBy(asc(train.departAt), asc(train.id))
    .prepare(name);
}

function prepareTotal(db: Db, name: string, narrowings: readonly Narrowing[]) {
  return db.select({ total: count() }).from(train).where(forSale(narrowings)).prepare(name);
}

function forSale(narrowings: readonly Narrowing[]): SQL | undefined {
  return and(
    sql`${train.status} in ('open', 'closed')`,
    sql`${train.departAt} >= ${placeholder('from')}::timestamptz`,
    ...narrowings.map((narrowing) => NARROWS[narrowing]),
  );
}

function narrowed({ from, until }: Window, filter: TimetableFilter) {
  const asked = { ...filter, until: until?.toISOString() };
  const narrowings = NARROWINGS.filter((name) => asked[name] !== undefined && asked[name] !== '');
  return { narrowings, values: { ...asked, from: from.toISOString() } };
}

/** Bit mask of the filters, for the statement name. */
function setNumber(narrowings: readonly Narrowing[]): number {
  return narrowings.reduce((sum, name) => sum + 2 ** NARROWINGS.indexOf(name), 0);
}

/** The same filters for statements that are not prepared. */
export function narrowedTo(filter: TimetableFilter): SQL | undefined {
  const { lineType, direction, lineId, startStationId, endStationId, trainNo = '' } = filter;
  return and(
    lineType && eq(train.lineType, lineType),
    direction && eq(train.direction, direction),
    lineId === undefined ? undefined : eq(train.lineId, lineId),
    startStationId === undefined ? undefined : eq(train.startStationId, startStationId),
    endStationId === undefined ? undefined : eq(train.endStationId, endStationId),
    holdsKeyword(trainNo, [train.trainNo]),
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
