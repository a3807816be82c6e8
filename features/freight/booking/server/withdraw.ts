import { and, eq } from 'drizzle-orm';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { sendMessages } from '../../../portal/message/server/index.ts';
import { findSpaceState, lockTrain } from '../../train/server/index.ts';
import type { withdraw } from '../wire.ts';
import { aboutOrder, bookingWithdrawn } from './messages.ts';
import { isWithdrawTooLate } from './policy.ts';
import { decideRollOver } from './rollOver/queries.ts';
import { bookingOrder } from './tables.ts';
import { endBookings, statesBefore } from './transitions.ts';
import { userError } from './writeTexts.ts';

/** Withdraws an own booking; a confirmed one before the document cut-off only (domain, Order life). */
export async function withdrawOrder(input: ReadBy<typeof withdraw>, { db, user }: CallContext): Promise<void> {
  const own = and(eq(bookingOrder.orderNo, input.orderBigNo), eq(bookingOrder.companyId, ownCompanyId(user)));
  const [order] = await db
    .select({ orderId: bookingOrder.id, trainId: bookingOrder.trainId, state: bookingOrder.state })
    .from(bookingOrder)
    .where(own);
  if (order === undefined) throw userError((t) => t.orderAbsent, CODE.absent);
  const facts = await findSpaceState(db, order.trainId);
  const { isPastCutoff = false, status: trainStatus } = facts ?? {};
  if (isWithdrawTooLate({ state: order.state, isPastCutoff, trainStatus }))
    throw userError((t) => t.withdrawPastCutoff);
  // Lock order: the train first.
  await lockTrain(db, order.trainId);
  const isFree = await decideRollOver(db, { orderId: order.orderId, accountId: user.accountId }, 'declined');
  const reason = input.reason || undefined;
  const cause = { side: 'customer', accountName: user.name, reason, isFree } as const;
  const ended = await endBookings(
    db,
    order.trainId,
    { from: statesBefore('withdrawn'), where: own },
    'withdrawn',
    cause,
  );
  if (ended.length === 0) throw userError((t) => t.notWithdrawable);
  // Drafts were never shown to operators.
  if (order.state === 'draft') return;
  const messageParams = {
    orderNo: input.orderBigNo,
    companyName: user.companyName ?? '',
    reason: input.reason,
    state: order.state,
  };
  await sendMessages(db, bookingWithdrawn, [{ about: aboutOrder(messageParams.orderNo), params: messageParams }]);
}
