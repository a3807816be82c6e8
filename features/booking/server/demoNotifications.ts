import type { Db } from '../../../platform/server/database/connect.ts';
import { closeTodos } from '../../message/server/index.ts';
import { aboutOrder, bookingConfirmed, bookingRefused, bookingSubmitted } from './messages.ts';
import { notifyOrderCustomers } from './notifyCustomers.ts';
import type { TransitionedOrder } from './transitions.ts';

/** Newest decisions per customer that get an unread message. */
const MAX_UNREAD = 6;

/** Closes the to-dos of decided bookings and notifies customers of the newest decisions. */
export async function notifyDemoDecisions(
  db: Db,
  confirmed: readonly TransitionedOrder[],
  refused: readonly TransitionedOrder[],
  reason: string,
): Promise<void> {
  const decided = [...confirmed, ...refused].map(({ orderNo }) => aboutOrder(orderNo));
  await closeTodos(db, decided, [bookingSubmitted.businessCode]);
  const confirmedByCompany = [...Map.groupBy(confirmed, (order) => order.companyId).values()];
  await notifyOrderCustomers(
    db,
    bookingConfirmed,
    confirmedByCompany.flatMap((orders) => orders.slice(-MAX_UNREAD)),
  );
  await notifyOrderCustomers(db, bookingRefused, refused.slice(-MAX_UNREAD), reason);
}
