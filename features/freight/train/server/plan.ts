import type { Db } from '../../../../platform/server/database/connect.ts';
import type { UserError } from '../../../../platform/server/texts/userError.ts';
import { formatDate, formatDateTime, parseDateTime } from '../../../../platform/wire/time.ts';
import { findLineSummaries } from '../../network/server/index.ts';
import type { SeriesDate } from '../wire.ts';
import { windowOf } from './days.ts';
import { insertPrices, insertTrains, selectTrainsBetween } from './planQueries.ts';
import {
  conflictingTrain,
  departureFaults,
  departuresOf,
  type ExistingTrain,
  hoursAfter,
  hoursBefore,
  type PlanInput,
  planFaults,
  type SeriesInput,
  seriesFaults,
} from './planRules.ts';
import { type Faults, userError } from './texts.ts';

type LineSummary = Awaited<ReturnType<typeof findLineSummaries>>[number];

/** Returns the train's id. Throws a `UserError` at the fields. */
export async function planTrain(db: Db, input: PlanInput & { departTime: string }): Promise<number> {
  const departAt = parseDateTime(input.departTime);
  const line = await plannableLine(db, input, departureFaults(departAt, input.cutoffHours, new Date()));
  const { from, until } = windowOf(input.departTime.slice(0, 10), 1);
  const findConflict = async () =>
    conflictingTrain(await selectTrainsBetween(db, line.lineId, from, until), input.trainNo, departAt);
  const other = await findConflict();
  if (other) throw conflictError(other, departAt);
  const [trainId] = await insertTrains(db, [rowOf(input, line, departAt)]);
  if (trainId === undefined) throw conflictError(await findConflict(), departAt);
  await insertPrices(db, [trainId], input.prices);
  return trainId;
}

type SeriesDays = Pick<SeriesInput, 'lineId' | 'trainNo' | 'weekdays' | 'dateFrom' | 'dateTo' | 'departClock'>;

/** Dates of a series with the trains in the way, as planning would find them. */
export async function previewSeries(db: Db, input: SeriesDays): Promise<SeriesDate[]> {
  const departures = await seriesDepartures(db, input);
  return departures.map(({ departAt, blockedBy }) => ({
    date: formatDate(departAt),
    blockedBy: blockedBy && {
      trainNo: blockedBy.trainNo,
      departTime: formatDateTime(blockedBy.departAt),
      status: blockedBy.status,
    },
  }));
}

async function seriesDepartures(db: Db, input: SeriesDays) {
  const { from } = windowOf(input.dateFrom, 1);
  const { until } = windowOf(input.dateTo, 1);
  const existing = await selectTrainsBetween(db, input.lineId, from, until);
  return departuresOf(input).map((departAt) => ({
    departAt,
    blockedBy: conflictingTrain(existing, input.trainNo, departAt) ?? null,
  }));
}

/** Days already taken by the train are skipped. */
export async function planSeries(db: Db, input: SeriesInput): Promise<{ created: number; skipped: number }> {
  const line = await plannableLine(db, input, seriesFaults(input, new Date()));
  const departures = await seriesDepartures(db, input);
  const missing = departures.filter(({ blockedBy }) => blockedBy === null);
  const added = await insertTrains(
    db,
    missing.map(({ departAt }) => rowOf(input, line, departAt)),
  );
  await insertPrices(db, added, input.prices);
  return { created: added.length, skipped: departures.length - added.length };
}

async function plannableLine(db: Db, input: PlanInput, faultsOfDays: Faults): Promise<LineSummary> {
  const [line] = await findLineSummaries(db, input.lineId);
  const faults = { ...planFaults(input, line?.isActive ?? null), ...faultsOfDays };
  if (line === undefined || Object.keys(faults).length > 0) throw userError.withFields((t) => t.planWrong, faults);
  return line;
}

function conflictError(other: ExistingTrain | undefined, departAt: Date): UserError {
  const isOtherMoment = other !== undefined && other.departAt.getTime() !== departAt.getTime();
  if (isOtherMoment) return userError.withFields((t) => t.planWrong, { trainNo: (t) => t.trainNoTaken });
  const trainNo = other?.trainNo ?? '';
  return userError.withFields((t) => t.planWrong, { departTime: (t) => t.trainStands({ trainNo }) });
}

function rowOf(input: PlanInput, line: LineSummary, departAt: Date) {
  return {
    trainNo: input.trainNo,
    lineId: line.lineId,
    lineType: line.lineType,
    direction: line.direction,
    startStationId: line.startStationId,
    endStationId: line.endStationId,
    departAt,
    arriveAt: hoursAfter(departAt, line.plannedHours),
    cutoffAt: hoursBefore(departAt, input.cutoffHours),
    gateInAt: hoursBefore(departAt, input.gateInHours),
    capacityTeu: input.capacityTeu,
  };
}
