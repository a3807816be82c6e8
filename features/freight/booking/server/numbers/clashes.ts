import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { closeTodos, sendMessages } from '../../../../portal/message/server/index.ts';
import { aboutClash, NUMBER_CLASHED, numberClashed } from '../messages.ts';
import { numberClash, orderContainer } from '../tables.ts';
import type { Verdict } from './validateEntries.ts';

/** Drops open clashes: their containers got another number, or their orders ended. */
async function dropClashes(db: Db, chosen: SQL | undefined): Promise<void> {
  const dropped = await db
    .update(numberClash)
    .set({ state: 'dropped', decidedAt: sql`now()` })
    .where(and(eq(numberClash.state, 'open'), chosen))
    .returning({ claimantId: numberClash.claimantId });
  const abouts = dropped.map(({ claimantId }) => aboutClash(claimantId));
  await closeTodos(db, abouts, [NUMBER_CLASHED]);
}

/** Drops the open clashes of orders that have ended. */
export async function dropClashesOfOrders(db: Db, orderIds: readonly number[]): Promise<void> {
  const containers = db
    .select({ id: orderContainer.id })
    .from(orderContainer)
    .where(inArray(orderContainer.orderId, [...orderIds]));
  await dropClashes(db, inArray(numberClash.claimantId, containers));
}

/**
 * Puts numbers of other companies before the operator; the containers stay without a number meanwhile. A clash ends
 * when another number is typed for its container.
 */
export async function holdBack(
  db: Db,
  { good, held }: Verdict,
  typist: { orderNo: string; name: string },
): Promise<void> {
  const renumbered = good.filter(({ containerNo }) => containerNo !== '');
  const again = or(
    ...held.map(({ entry }) =>
      and(eq(numberClash.claimantId, entry.orderContainerId), eq(numberClash.containerNo, entry.containerNo)),
    ),
  );
  if (renumbered.length > 0) {
    const ids = renumbered.map(({ orderContainerId }) => orderContainerId);
    await dropClashes(db, and(inArray(numberClash.claimantId, ids), again && not(again)));
  }
  if (held.length === 0) return;
  const rows = held.map(({ entry, clash: { reason, holder } }) => ({
    containerNo: entry.containerNo,
    claimantId: entry.orderContainerId,
    holderId: holder.orderContainerId,
    reason,
    typedBy: typist.name,
  }));
  const opened = await db
    .insert(numberClash)
    .values(rows)
    .onConflictDoNothing()
    .returning({ claimantId: numberClash.claimantId, containerNo: numberClash.containerNo });
  const newMessages = opened.map(({ claimantId, containerNo }) => ({
    about: aboutClash(claimantId),
    params: { orderNo: typist.orderNo, containerNo },
  }));
  await sendMessages(db, numberClashed, newMessages);
}
