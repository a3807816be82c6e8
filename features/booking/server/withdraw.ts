import { and, eq } from 'drizzle-orm';
import { type Asking, ownCompanyId } from '../../../platform/server/http/asking.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { tell } from '../../message/server/index.ts';
import { spaceFacts } from '../../train/server/index.ts';
import type { withdraw } from '../wire.ts';
import { aboutOrder, bookingWithdrawn } from './messages.ts';
import { endBookings, statesBefore } from './moves.ts';
import { bookingOrder } from './tables.ts';
import { refuse } from './texts.ts';

/** Withdraws an own booking; a confirmed one before the document cut-off only (domain, Order life). */
export async function withdrawOrder(input: ReadBy<typeof withdraw>, { db, who }: Asking): Promise<void> {
  const own = and(eq(bookingOrder.orderNo, input.orderBigNo), eq(bookingOrder.companyId, ownCompanyId(who)));
  const [order] = await db
    .select({ trainId: bookingOrder.trainId, state: bookingOrder.state })
    .from(bookingOrder)
    .where(own);
  if (order === undefined) throw refuse((t) => t.orderAbsent, CODE.absent);
  const facts = await spaceFacts(db, order.trainId);
  const isTooLate = facts?.isPastCutoff || facts?.status === 'departed' || facts?.status === 'arrived';
  if (order.state === 'confirmed' && isTooLate) throw refuse((t) => t.withdrawPastCutoff);
  const mover = { side: 'customer', accountName: who.name, reason: input.reason || undefined } as const;
  const ended = await endBookings(
    db,
    order.trainId,
    { from: statesBefore('withdrawn'), where: own },
    'withdrawn',
    mover,
  );
  if (ended.length === 0) throw refuse((t) => t.notWithdrawable);
  // Drafts were never shown to operators.
  if (order.state === 'draft') return;
  const told = { orderNo: input.orderBigNo, companyName: who.companyName ?? '', reason: input.reason };
  await tell(db, bookingWithdrawn, [{ about: aboutOrder(told.orderNo), params: told }]);
}
