import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../../platform/wire/call.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { closeTodos, sendMessages } from '../../../../portal/message/server/index.ts';
import { findTrains, lockTrain } from '../../../train/server/index.ts';
import type { acceptRollOver, declineRollOver } from '../../rollOverWire.ts';
import { aboutOrder, bookingWithdrawn, ROLLED_OVER } from '../messages.ts';
import { bookingOrder } from '../tables.ts';
import { appendTimeline, endBookings, SYSTEM } from '../transitions.ts';
import { rollOverAccepted } from './messages.ts';
import { decideRollOver, lapseRollOvers } from './queries.ts';
import { userError } from './texts.ts';

async function selectOwn(db: Db, orderNo: string, companyId: ReturnType<typeof ownCompanyId>) {
  const [order] = await db
    .select({ orderId: bookingOrder.id, trainId: bookingOrder.trainId })
    .from(bookingOrder)
    .where(and(eq(bookingOrder.orderNo, orderNo), eq(bookingOrder.companyId, companyId)));
  if (order === undefined) throw userError((t) => t.absent, CODE.absent);
  return order;
}

/** The customer takes the later train. */
export async function accept(
  { orderBigNo, rollOverId }: ReadBy<typeof acceptRollOver>,
  { db, user }: CallContext,
): Promise<void> {
  const { orderId, trainId } = await selectOwn(db, orderBigNo, ownCompanyId(user));
  const { accountId, name, companyName } = user;
  if (!(await decideRollOver(db, { orderId, rollOverId, accountId }, 'accepted'))) throw userError((t) => t.decided);
  await appendTimeline(db, [orderId], 'rollOverAccepted', { side: 'customer', accountName: name });
  await closeTodos(db, [aboutOrder(orderBigNo)], [ROLLED_OVER]);
  const [train] = await findTrains(db, [trainId], 'zh');
  const params = { orderNo: orderBigNo, companyName: companyName ?? '', trainNo: train?.trainNo ?? '' };
  await sendMessages(db, rollOverAccepted, [{ about: aboutOrder(orderBigNo), params }]);
}

/** The customer cancels for nothing instead; what the platform pays for the roll-over stays. */
export async function decline(
  { orderBigNo, rollOverId, reason }: ReadBy<typeof declineRollOver>,
  { db, user }: CallContext,
): Promise<void> {
  const own = ownCompanyId(user);
  const { orderId, trainId } = await selectOwn(db, orderBigNo, own);
  // Lock order: the train first.
  await lockTrain(db, trainId);
  const { accountId, name, companyName } = user;
  if (!(await decideRollOver(db, { orderId, rollOverId, accountId }, 'declined'))) throw userError((t) => t.decided);
  const where = and(eq(bookingOrder.id, orderId), eq(bookingOrder.companyId, own));
  const ended = await endBookings(db, trainId, { from: ['confirmed'], where }, 'withdrawn', {
    side: 'customer',
    accountName: name,
    move: 'rollOverDeclined',
    isFree: true,
    ...(reason === '' ? {} : { reason }),
  });
  if (ended.length === 0) throw userError((t) => t.decided);
  const params = { orderNo: orderBigNo, companyName: companyName ?? '', reason };
  await sendMessages(db, bookingWithdrawn, [{ about: aboutOrder(orderBigNo), params }]);
}

/** Roll-overs without a decision in time hold. */
export async function lapseAndNote(db: Db): Promise<void> {
  const lapsed = await lapseRollOvers(db);
  if (lapsed.length === 0) return;
  await appendTimeline(
    db,
    lapsed.map(({ orderId }) => orderId),
    'rollOverLapsed',
    SYSTEM,
  );
  await closeTodos(
    db,
    lapsed.map(({ orderNo }) => aboutOrder(orderNo)),
    [ROLLED_OVER],
  );
}
