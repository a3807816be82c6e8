import type { Asking } from '../../../platform/server/http/asking.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { moveTrain } from '../../train/server/index.ts';
import type { cancelTrain } from '../wire.ts';
import { trainCancelled } from './messages.ts';
import { endBookings, statesBefore } from './moves.ts';
import { tellCustomers } from './tell.ts';

/** Cancels the train, ends its bookings, returns their space and notifies their customers. */
export async function cancelTrainAndBookings(input: ReadBy<typeof cancelTrain>, { db, who }: Asking) {
  const { trainInfoId, reason } = input;
  await moveTrain(db, trainInfoId, 'cancelled', { cancelReason: reason });
  const mover = { side: 'operator', accountName: who.name, move: 'trainCancelled', reason } as const;
  const ended = await endBookings(db, trainInfoId, { from: statesBefore('withdrawn') }, 'withdrawn', mover);
  await tellCustomers(db, trainCancelled, ended, reason);
  return { endedBookings: ended.length };
}
