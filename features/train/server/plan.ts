import type { Db } from '../../../platform/server/database/connect.ts';
import type { Refusal } from '../../../platform/server/http/refusal.ts';
import { parseDateTime } from '../../../platform/wire/time.ts';
import { findLineRuns } from '../../network/server/index.ts';
import { windowOf } from './days.ts';
import { insertPrices, insertTrains, selectStanding } from './planQueries.ts';
import {
  departureFaults,
  departuresOf,
  hoursAfter,
  hoursBefore,
  type PlanAsked,
  planFaults,
  type SeriesAsked,
  type StandingTrain,
  seriesFaults,
  standingInTheWay,
} from './planRules.ts';
import { type Faults, refuse } from './texts.ts';

type LineRun = Awaited<ReturnType<typeof findLineRuns>>[number];

/** Returns the train's id. Throws a `UserError` at the fields. */
export async function planTrain(db: Db, asked: PlanAsked & { departTime: string }): Promise<number> {
  const departAt = parseDateTime(asked.departTime);
  const run = await plannableLine(db, asked, departureFaults(departAt, asked.cutoffHours, new Date()));
  const { from, until } = windowOf(asked.departTime.slice(0, 10), 1);
  const inTheWay = async () =>
    standingInTheWay(await selectStanding(db, run.lineId, from, until), asked.trainNo, departAt);
  const other = await inTheWay();
  if (other) throw alreadyStands(other, departAt);
  const [trainId] = await insertTrains(db, [rowOf(asked, run, departAt)]);
  if (trainId === undefined) throw alreadyStands(await inTheWay(), departAt);
  await insertPrices(db, [trainId], asked.prices);
  return trainId;
}

/** Days already taken by the train are skipped. */
export async function planSeries(db: Db, asked: SeriesAsked): Promise<{ created: number; skipped: number }> {
  const run = await plannableLine(db, asked, seriesFaults(asked, new Date()));
  const departures = departuresOf(asked);
  const { from } = windowOf(asked.dateFrom, 1);
  const { until } = windowOf(asked.dateTo, 1);
  const standing = await selectStanding(db, run.lineId, from, until);
  const missing = departures.filter((departAt) => !standingInTheWay(standing, asked.trainNo, departAt));
  const added = await insertTrains(
    db,
    missing.map((departAt) => rowOf(asked, run, departAt)),
  );
  await insertPrices(db, added, asked.prices);
  return { created: added.length, skipped: departures.length - added.length };
}

async function plannableLine(db: Db, asked: PlanAsked, faultsOfDays: Faults): Promise<LineRun> {
  const [run] = await findLineRuns(db, asked.lineId);
  const faults = { ...planFaults(asked, run?.isActive ?? null), ...faultsOfDays };
  if (run === undefined || Object.keys(faults).length > 0) throw refuse.atFields((t) => t.planWrong, faults);
  return run;
}

function alreadyStands(other: StandingTrain | undefined, departAt: Date): Refusal {
  const isOtherMoment = other !== undefined && other.departAt.getTime() !== departAt.getTime();
  if (isOtherMoment) return refuse.atFields((t) => t.planWrong, { trainNo: (t) => t.trainNoTaken });
  const trainNo = other?.trainNo ?? '';
  return refuse.atFields((t) => t.planWrong, { departTime: (t) => t.trainStands({ trainNo }) });
}

function rowOf(asked: PlanAsked, run: LineRun, departAt: Date) {
  return {
    trainNo: asked.trainNo,
    lineId: run.lineId,
    lineType: run.lineType,
    direction: run.direction,
    startStationId: run.startStationId,
    endStationId: run.endStationId,
    departAt,
    arriveAt: hoursAfter(departAt, run.plannedHours),
    cutoffAt: hoursBefore(departAt, asked.cutoffHours),
    gateInAt: hoursBefore(departAt, asked.gateInHours),
    capacityTeu: asked.capacityTeu,
  };
}
