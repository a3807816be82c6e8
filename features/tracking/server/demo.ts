import type { Db } from '../../../platform/server/database/connect.ts';
import {
  advanceContainers,
  type ContainerStatusUpdate,
  containersOnTrain,
  departedTrainsWithOrders,
} from '../../booking/server/index.ts';
import { findTrainDetail } from '../../train/server/index.ts';
import type { TrainDetail } from '../../train/wire.ts';
import { type DemoEvent, demoEvents } from './demoEvents.ts';
import { containerStatusAfter } from './ledger/eventKindRules.ts';
import { insertEvents, trainsWithEvents } from './ledger/queries.ts';
import { updateEstimate } from './trainEstimates.ts';

const DAY_MS = 86_400_000;
/** A little longer than the demo timetable reaches back. */
const DEMO_DAYS = 30;

/** Records past events of departed demo trains that carry orders and have no events yet. */
export async function recordDemoEvents(db: Db, now: Date): Promise<void> {
  const departed = await departedTrainsWithOrders(db, new Date(now.getTime() - DEMO_DAYS * DAY_MS));
  const recorded = await trainsWithEvents(db, departed);
  for (const trainId of departed.filter((id) => !recorded.has(id)))
    await recordEventsOfTrain(db, trainId, now);
}

async function recordEventsOfTrain(db: Db, trainId: number, now: Date): Promise<void> {
  const train = await findTrainDetail(db, trainId, 'zh');
  if (train === null) return;
  const containers = await containersOnTrain(db, trainId);
  const events = demoEvents(
    train,
    containers.map((container) => container.containerNo),
    now,
  );
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
