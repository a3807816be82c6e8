import { and, asc, desc, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { keywordFilter } from '../../../../../platform/server/database/keywordFilter.ts';
import { readPage } from '../../../../../platform/server/database/readPage.ts';
import type { ReadBy } from '../../../../../platform/wire/call.ts';
import type { Page } from '../../../../../platform/wire/envelope.ts';
import type { Language } from '../../../../../platform/wire/language.ts';
import { formatDateTime } from '../../../../../platform/wire/time.ts';
import { stationNames } from '../../../network/server/index.ts';
import { STATUSES_BEFORE_DEPARTURE } from '../../../train/beforeDeparture.ts';
import { trainKeys, trainsOnLines } from '../../../train/server/index.ts';
import { LATE_HOURS, SILENT_HOURS } from '../../exceptionLimits.ts';
import type { listTrackedTrains, TrackedTrain } from '../../wire.ts';
import { trainProgress } from '../tables.ts';
import { SALES_WITHIN_HOURS } from './exceptionRules.ts';

const HOUR_MS = 3_600_000;
/** More than a dispatcher can work through. */
const MAX_EXCEPTIONS = 300;

type Trains = ReturnType<typeof trainsOnLines<'of_train'>>;

const minutes = (length: SQL) => sql<number>`(extract(epoch from ${length}) / 60)::int`;
const lateness = (trains: Trains) => minutes(sql`${trains.expectedArriveAt} - ${trains.arriveAt}`);
const silence = minutes(sql`now() - ${trainProgress.reportedAt}`);
const overdue = minutes(sql`now() - coalesce(${trainProgress.nextReportAt}, now())`);

function columnsOf(trains: Trains, station: ReturnType<typeof stationNames<'reported'>>) {
  return {
    trainInfoId: trains.trainId,
    trainNo: trains.trainNo,
    lineName: trains.lineName,
    status: trains.status,
    departAt: trains.departAt,
    arriveAt: trains.arriveAt,
    cutoffAt: trains.cutoffAt,
    expectedDepartAt: trains.expectedDepartAt,
    expectedArriveAt: trains.expectedArriveAt,
    capacityTeu: trains.capacityTeu,
    soldTeu: trains.soldTeu,
    kind: trainProgress.kind,
    reportedAt: trainProgress.reportedAt,
    nextReportAt: trainProgress.nextReportAt,
    stationName: station.name,
    lateMinutes: lateness(trains),
    silentMinutes: silence,
    overdueMinutes: overdue,
  };
}

/** Trains in transit: the latest first unless sorted otherwise. */
export async function trackedTrainPage(
  db: Db,
  input: ReadBy<typeof listTrackedTrains>,
  language: Language,
): Promise<Page<TrackedTrain>> {
  const trains = trainsOnLines('of_train', language);
  const station = stationNames('reported', language);
  const isReported = eq(trainProgress.trainId, trains.trainId);
  const list = {
    id: trains.trainId,
    from: trains,
    join: [{ table: trainProgress, on: isReported }],
    where: and(eq(trains.status, 'departed'), keywordFilter(input.trainNo, [trains.trainNo])),
    order: [sortOrder(trains, input), asc(trains.trainId)],
  };
  const listed = db
    .select(columnsOf(trains, station))
    .from(trains)
    .innerJoin(trainProgress, isReported)
    .innerJoin(station, eq(station.id, trainProgress.stationId))
    .$dynamic();
  const { rows: found, total } = await readPage(db, input, list, listed);
  const rows = found.map((row) => ({
    trainInfoId: row.trainInfoId,
    trainNo: row.trainNo,
    lineName: row.lineName,
    departTime: formatDateTime(row.departAt),
    arriveTime: formatDateTime(row.arriveAt),
    expectedArriveTime: formatDateTime(row.expectedArriveAt),
    soldTeu: row.soldTeu,
    lateMinutes: row.lateMinutes,
    silentMinutes: row.silentMinutes,
    overdueMinutes: row.overdueMinutes,
    lastReport: { kind: row.kind, stationName: row.stationName, time: formatDateTime(row.reportedAt) },
    nextReportTime: row.nextReportAt && formatDateTime(row.nextReportAt),
  }));
  return { rows, total };
}

function sortOrder(trains: Trains, { orderByColumn, isAsc }: ReadBy<typeof listTrackedTrains>): SQL {
  const columns = {
    lateMinutes: lateness(trains),
    silentMinutes: silence,
    expectedArriveTime: trains.expectedArriveAt,
    departTime: trains.departAt,
  };
  if (orderByColumn === undefined) return desc(columns.lateMinutes);
  return isAsc === 'descending' ? desc(columns[orderByColumn]) : asc(columns[orderByColumn]);
}

/** Trains that may be exceptions: late or silent in transit, overdue, or leaving within a week. */
export async function selectSuspects(db: Db, language: Language, now: Date) {
  const trains = trainsOnLines('of_train', language);
  const station = stationNames('reported', language);
  const isLate = sql`${trains.expectedArriveAt} - ${trains.arriveAt} >= make_interval(hours => ${LATE_HOURS})`;
  const isSilent = sql`${trainProgress.nextReportAt} <= now() - make_interval(hours => ${SILENT_HOURS})`;
  const untilWeek = new Date(now.getTime() + SALES_WITHIN_HOURS * HOUR_MS);
  const sinceMonths = new Date(now.getTime() - 60 * 24 * HOUR_MS);
  return db
    .select(columnsOf(trains, station))
    .from(trains)
    .leftJoin(trainProgress, eq(trainProgress.trainId, trains.trainId))
    .leftJoin(station, eq(station.id, trainProgress.stationId))
    .where(
      or(
        and(eq(trains.status, 'departed'), or(isLate, isSilent)),
        and(
          inArray(trains.status, [...STATUSES_BEFORE_DEPARTURE]),
          gte(trains.departAt, sinceMonths),
          lte(trains.departAt, untilWeek),
        ),
      ),
    )
    .orderBy(asc(trains.departAt))
    .limit(MAX_EXCEPTIONS);
}

export type Suspect = Awaited<ReturnType<typeof selectSuspects>>[number];

/** Ids of trains in transit that have been heard of. */
export async function selectTrainsInTransit(db: Db, limit: number): Promise<number[]> {
  const trains = trainKeys('of_train');
  const found = await db
    .select({ trainId: trains.trainId })
    .from(trains)
    .innerJoin(trainProgress, eq(trainProgress.trainId, trains.trainId))
    .where(eq(trains.status, 'departed'))
    .orderBy(asc(trains.trainId))
    .limit(limit);
  return found.map(({ trainId }) => trainId);
}
