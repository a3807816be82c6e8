import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { DECISION_WITHIN_HOURS, DRAFT_LIFE_HOURS } from '../states.ts';
import { bookingExpired, notifyOrderCustomers } from './messages.ts';
import { bookingOrder } from './tables.ts';
import { endBookings, SYSTEM } from './transitions.ts';

const hoursAgo = (hours: number) => sql`now() - make_interval(hours => ${hours})`;

const overdueDraft = and(eq(bookingOrder.state, 'draft'), lt(bookingOrder.createdAt, hoursAgo(DRAFT_LIFE_HOURS)));
const overdueSubmitted = and(
  eq(bookingOrder.state, 'submitted'),
  lt(bookingOrder.submittedAt, hoursAgo(DECISION_WITHIN_HOURS)),
);

/** Expires overdue drafts and submitted bookings, one transaction per train; returns their number. */
export async function expireOverdue(db: Db): Promise<number> {
  const trains = await db
    .selectDistinct({ trainId: bookingOrder.trainId })
    .from(bookingOrder)
    .where(or(overdueDraft, overdueSubmitted));
  let expired = 0;
  for (const { trainId } of trains) {
    expired += await db.transaction(async (inside) => {
      const drafts = await endBookings(inside, trainId, { from: ['draft'], where: overdueDraft }, 'expired', SYSTEM);
      const chosen = { from: ['submitted'], where: overdueSubmitted } as const;
      const undecided = await endBookings(inside, trainId, chosen, 'expired', SYSTEM);
      await notifyOrderCustomers(inside, bookingExpired, undecided);
      return drafts.length + undecided.length;
    });
  }
  return expired;
}

/** Expires the unconfirmed bookings of a departed train. */
export async function expireUnconfirmed(db: Db, trainId: number): Promise<void> {
  const chosen = { from: ['draft', 'submitted', 'waitlisted'] } as const;
  const ended = await endBookings(db, trainId, chosen, 'expired', SYSTEM);
  await notifyOrderCustomers(db, bookingExpired, ended);
}
