import type { Db } from '../../../platform/server/database/connect.ts';
import { done } from '../../message/server/index.ts';
import { aboutOrder, bookingConfirmed, bookingRefused, bookingSubmitted } from './messages.ts';
import type { MovedOrder } from './moves.ts';
import { tellCustomers } from './tell.ts';

/** So many answers of the demo are news to their customers; the others are long known. */
const NEWS = 6;

/** What people of the demo find among their messages: the operators what still waits, customers the last answers. */
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
