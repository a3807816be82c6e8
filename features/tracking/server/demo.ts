import type { Db } from '../../../platform/server/database/connect.ts';
import {
  type ContainerMove,
  containersOnTrain,
  departedTrainsWithOrders,
  moveContainers,
} from '../../booking/server/index.ts';
import { findTrainDetail } from '../../train/server/index.ts';
import type { TrainDetail } from '../../train/wire.ts';
import { demoStory, type ToldEvent } from './demoStory.ts';
import { statusAfter } from './ledger/places.ts';
import { insertEvents, trainsWithEvents } from './ledger/queries.ts';

/** Records past events of departed demo trains that carry orders and have no events yet. */
export async function recordDemoJourneys(db: Db, now: Date): Promise<void> {
  const departed = await departedTrainsWithOrders(db);
  const told = await trainsWithEvents(db, departed);
  for (const trainId of departed.filter((id) => !told.has(id))) await recordStory(db, trainId, now);
}

async function recordStory(db: Db, trainId: number, now: Date): Promise<void> {
  const train = await findTrainDetail(db, trainId, 'zh');
  if (train === null) return;
  const containers = await containersOnTrain(db, trainId);
  const story = demoStory(
    train,
    containers.map((container) => container.containerNo),
    now,
  );
  if (story.length === 0) return;
  await insertEvents(
    db,
    story.map(({ at, ...event }) => ({
      ...event,
      trainId,
      classifier: 'actual' as const,
      occursAt: at,
      source: 'railway',
    })),
  );
  await moveContainers(db, trainId, movesOf(train, story));
}

/** Newest status of the whole train first, then newer ones of single containers. */
function movesOf(train: TrainDetail, story: readonly ToldEvent[]): ContainerMove[] {
  const last = train.stops.at(-1)?.stationId;
  const moves = story.flatMap((event) => {
    const status = statusAfter(event.kind, event.stationId === last);
    return status === null ? [] : [{ containerNo: event.containerNo, status }];
  });
  const whole = moves.findLast((move) => move.containerNo === null);
  const single = Map.groupBy(
    moves.filter((move) => move.containerNo !== null),
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
