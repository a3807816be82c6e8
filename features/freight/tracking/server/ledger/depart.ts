import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../../platform/wire/call.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { findTrainDetail, transitionTrain } from '../../../train/server/index.ts';
import { TRAIN_TRANSITIONS, type TrainStatus } from '../../../train/wire.ts';
import type { departTrain, EventEntry } from '../../wire.ts';
import { userError } from '../texts.ts';
import { recordEvents } from './record.ts';

/** Records the departure of a train: unanswered bookings expire, containers depart. */
export async function depart(
  ctx: Pick<CallContext, 'db' | 'user' | 'language'>,
  { trainInfoId, time, delayReason }: ReadBy<typeof departTrain>,
): Promise<void> {
  const train = await findTrainDetail(ctx.db, trainInfoId, ctx.language);
  if (train === null) throw userError((t) => t.absent, CODE.absent);
  const next: readonly TrainStatus[] = TRAIN_TRANSITIONS[train.status];
  // throws the train's own error
  if (!next.includes('departed')) await transitionTrain(ctx.db, trainInfoId, 'departed');
  const departure: EventEntry = {
    kind: 'departed',
    classifier: 'actual',
    stationId: train.stops[0]?.stationId ?? 0,
    time,
    containerNos: [],
    remark: '',
    delayReason,
  };
  await recordEvents(ctx, { trainInfoId, events: [departure], source: 'operator' });
}
