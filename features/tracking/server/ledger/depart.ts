import type { Asking } from '../../../../platform/server/http/asking.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { findTrainDetail, moveTrain } from '../../../train/server/index.ts';
import { TRAIN_MOVES, type TrainStatus } from '../../../train/wire.ts';
import type { EventEntry } from '../../wire.ts';
import { refuse } from '../texts.ts';
import { recordEvents } from './record.ts';

/** Records the departure of a train: unanswered bookings expire, containers depart. */
export async function depart(
  asking: Pick<Asking, 'db' | 'who' | 'language'>,
  { trainInfoId, time }: { trainInfoId: number; time: string },
): Promise<void> {
  const train = await findTrainDetail(asking.db, trainInfoId, asking.language);
  if (train === null) throw refuse((t) => t.absent, CODE.absent);
  const next: readonly TrainStatus[] = TRAIN_MOVES[train.status];
  // throws the train's own error
  if (!next.includes('departed')) await moveTrain(asking.db, trainInfoId, 'departed');
  const departure: EventEntry = {
    kind: 'departed',
    classifier: 'actual',
    stationId: train.stops[0]?.stationId ?? 0,
    time,
    containerNos: [],
    remark: '',
  };
  await recordEvents(asking, { trainInfoId, events: [departure], source: 'operator' });
}
