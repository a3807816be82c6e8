import type { Db } from '../../../platform/server/database/connect.ts';
import { done } from '../../message/server/index.ts';
import { aboutOrder, bookingConfirmed, bookingRefused, bookingSubmitted } from './messages.ts';
import type { MovedOrder } from './moves.ts';
import { tellCustomers } from './tell.ts';

/** Newest decisions per customer that get an unread message. */
const NEWS = 6;

/** Closes the to-dos of decided bookings and notifies customers of the newest decisions. */
export async function tellDemoAnswers(
  db: Db,
  confirmed: readonly MovedOrder[],
  refused: readonly MovedOrder[],
  reason: string,
): Promise<void> {
  const answered = [...confirmed, ...refused].map(({ orderNo }) => aboutOrder(orderNo));
  await done(db, answered, [bookingSubmitted.businessCode]);
  const news = [...Map.groupBy(confirmed, (order) => order.companyId).values()];
  await tellCustomers(
    db,
    bookingConfirmed,
    news.flatMap((orders) => orders.slice(-NEWS)),
  );
  await tellCustomers(db, bookingRefused, refused.slice(-NEWS), reason);
}
