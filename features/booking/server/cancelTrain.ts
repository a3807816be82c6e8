import type { CallContext } from '../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { transitionTrain } from '../../train/server/index.ts';
import type { cancelTrain } from '../wire.ts';
import { trainCancelled } from './messages.ts';
import { notifyOrderCustomers } from './notifyCustomers.ts';
import { endBookings, statesBefore } from './transitions.ts';

/** Cancels the train, ends its bookings, returns their space and notifies their customers. */
export async function cancelTrainAndBookings(input: ReadBy<typeof cancelTrain>, { db, user }: CallContext) {
  const { trainInfoId, reason } = input;
  await transitionTrain(db, trainInfoId, 'cancelled', { cancelReason: reason });
  const cause = { side: 'operator', accountName: user.name, move: 'trainCancelled', reason } as const;
  const ended = await endBookings(db, trainInfoId, { from: statesBefore('withdrawn') }, 'withdrawn', cause);
  await notifyOrderCustomers(db, trainCancelled, ended, reason);
  return { endedBookings: ended.length };
}
