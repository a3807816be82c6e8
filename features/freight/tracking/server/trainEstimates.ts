import { sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { findTrainDetail, saveExpectedTimes } from '../../train/server/index.ts';
import type { TrainDetail } from '../../train/wire.ts';
import { estimateOf, type TrainEstimate } from './journey/estimate.ts';
import { selectEffectiveEvents } from './ledger/queries.ts';
import { trainProgress } from './tables.ts';
import { journeyEventOf } from './trace/journeyEvent.ts';

const dateOf = (instant: number | null) => (instant === null ? null : new Date(instant));

/** Computes a train's estimate from its events and stores it for every reader. Needs the train's lock. */
export async function updateEstimate(
  db: Db,
  train: Pick<TrainDetail, 'trainInfoId' | 'departTime' | 'stops'>,
): Promise<TrainEstimate> {
  const events = await selectEffectiveEvents(db, train.trainInfoId, [], 'zh');
  const estimate = estimateOf(train, events.map(journeyEventOf));
  const { departAt, arriveAt } = estimate;
  await saveExpectedTimes(db, train.trainInfoId, { departAt: dateOf(departAt), arriveAt: dateOf(arriveAt) });
  await saveProgress(db, train.trainInfoId, estimate);
  return estimate;
}

async function saveProgress(db: Db, trainId: number, { report }: TrainEstimate): Promise<void> {
  if (report === null) return;
  const values = {
    stationId: report.stationId,
    kind: report.kind,
    reportedAt: new Date(report.at),
    nextReportAt: dateOf(report.nextAt),
  };
  await db
    .insert(trainProgress)
    .values({ trainId, ...values })
    .onConflictDoUpdate({ target: trainProgress.trainId, set: { ...values, updatedAt: sql`now()` } });
}

/** Trains whose events were recorded before estimates were stored. */
export async function backfillEstimates(db: Db): Promise<void> {
  const { rows } = await db.execute<{ trainId: number }>(sql`
    select train.id::int as "trainId" from train
    where train.status = 'departed'
      and exists (select 1 from tracking_event where tracking_event.train_id = train.id
        and tracking_event.kind = 'departed' and tracking_event.container_no is null)
      and not exists (select 1 from train_progress where train_progress.train_id = train.id)`);
  for (const { trainId } of rows) {
    const train = await findTrainDetail(db, trainId, 'zh');
    if (train !== null) await updateEstimate(db, train);
  }
}
