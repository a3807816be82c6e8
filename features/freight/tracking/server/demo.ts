import { and, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import {
  advanceContainers,
  type ContainerStatusUpdate,
  containersOnTrain,
  departedTrainsWithOrders,
  expireUnconfirmed,
} from '../../booking/server/index.ts';
import { findTrainDetail, trainKeys, transitionTrain } from '../../train/server/index.ts';
import type { TrainDetail } from '../../train/wire.ts';
import { type DemoEvent, demoEvents } from './demoEvents.ts';
import { containerStatusAfter } from './ledger/eventKindRules.ts';
import { insertEvents, lastRailwayReport, railwayTrains, trainsWithEvents } from './ledger/queries.ts';
import { updateEstimate } from './trainEstimates.ts';

const DAY_MS = 86_400_000;
/** A little longer than the demo timetable reaches back. */
const DEMO_DAYS = 30;

/** A departure is this long past before the timetable makes it. */
const GRACE_MS = 3_600_000;

/**
 * Lets the demo follow its timetable: trains that are due depart, and those without events by an operator go on. A start
 * within the hour of another changes nothing that is recorded.
 */
export async function recordDemoEvents(db: Db, now: Date): Promise<void> {
  const last = await lastRailwayReport(db);
  const isStale = last !== null && now.getTime() - last.getTime() > GRACE_MS;
  if (isStale) await departByTimetable(db, now);
  const departed = await departedTrainsWithOrders(db, new Date(now.getTime() - DEMO_DAYS * DAY_MS));
  const recorded = await trainsWithEvents(db, departed);
  for (const trainId of departed.filter((id) => !recorded.has(id)))
    await recordEventsOfTrain(db, trainId, { now, after: new Date(0) });
  if (!isStale) return;
  for (const [trainId, after] of await railwayTrains(db, [...recorded]))
    await recordEventsOfTrain(db, trainId, { now, after });
}

async function departByTimetable(db: Db, now: Date): Promise<void> {
  const trains = trainKeys('due');
  const due = await db
    .select({ trainId: trains.trainId })
    .from(trains)
    .where(and(inArray(trains.status, ['open', 'closed']), lt(trains.departAt, new Date(now.getTime() - GRACE_MS))));
  for (const { trainId } of due) {
    await db.transaction(async (inside) => {
      await expireUnconfirmed(inside, trainId);
      await transitionTrain(inside, trainId, 'departed');
    });
  }
}

async function recordEventsOfTrain(db: Db, trainId: number, { now, after }: { now: Date; after: Date }): Promise<void> {
  const train = await findTrainDetail(db, trainId, 'zh');
  if (train === null) return;
  const containers = await containersOnTrain(db, trainId);
  const numbers = containers.map((container) => container.containerNo);
  const events = demoEvents(train, numbers, now).filter(({ at }) => at > after);
  if (events.length === 0) return;
  await insertEvents(
    db,
    events.map(({ at, ...event }) => ({
      ...event,
      trainId,
      classifier: 'actual' as const,
      occursAt: at,
      source: 'railway',
    })),
  );
  await advanceContainers(db, trainId, containerMovesOf(train, events));
  await updateEstimate(db, train);
  const end = train.stops.at(-1)?.stationId;
  const hasArrived = events.some(({ kind, stationId }) => kind === 'arrived' && stationId === end);
  if (hasArrived && train.status === 'departed') await transitionTrain(db, trainId, 'arrived');
}

/** Newest status of the whole train first, then newer ones of single containers. */
function containerMovesOf(train: TrainDetail, events: readonly DemoEvent[]): ContainerStatusUpdate[] {
  const last = train.stops.at(-1)?.stationId;
  const containerMoves = events.flatMap((event) => {
    const status = containerStatusAfter(event.kind, event.stationId === last);
    return status === null ? [] : [{ containerNo: event.containerNo, status }];
  });
  const whole = containerMoves.findLast((move) => move.containerNo === null);
  const single = Map.groupBy(
    containerMoves.filter((move) => move.containerNo !== null),
    (move) => move.status,
  );
  return [
    ...(whole ? [{ containerNos: null, status: whole.status }] : []),
    ...[...single].map(([status, group]) => ({
      containerNos: group.flatMap((move) => move.containerNo ?? []),
      status,
    })),
  ];
}
