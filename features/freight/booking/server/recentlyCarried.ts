import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { trainKeys } from '../../train/server/index.ts';
import { bookingOrder, orderContainer } from './tables.ts';

/** Enough for a median, few enough to be read with each clock. */
const MOST = 150;

/** An order whose train has left; containers without a number are left out. */
interface CarriedOrder {
  orderId: number;
  trainId: number;
  departAt: Date;
  containerNos: string[];
}

/** The latest confirmed orders on trains that have left, in two queries. */
export async function findRecentlyCarried(db: Db): Promise<CarriedOrder[]> {
  const trains = trainKeys('of_train');
  const orders = await db
    .select({ orderId: bookingOrder.id, trainId: bookingOrder.trainId, departAt: trains.departAt })
    .from(bookingOrder)
    .innerJoin(trains, eq(trains.trainId, bookingOrder.trainId))
    .where(and(eq(bookingOrder.state, 'confirmed'), inArray(trains.status, ['departed', 'arrived'])))
    .orderBy(desc(trains.departAt), desc(bookingOrder.id))
    .limit(MOST);
  if (orders.length === 0) return [];
  const numbers = await db
    .select({ orderId: orderContainer.orderId, containerNo: sql<string>`${orderContainer.containerNo}` })
    .from(orderContainer)
    .where(
      and(
        inArray(
          orderContainer.orderId,
          orders.map(({ orderId }) => orderId),
        ),
        isNotNull(orderContainer.containerNo),
        ne(orderContainer.status, 'cancelled'),
      ),
    );
  const numbersOf = Map.groupBy(numbers, ({ orderId }) => orderId);
  return orders.map((order) => ({
    ...order,
    containerNos: (numbersOf.get(order.orderId) ?? []).map(({ containerNo }) => containerNo),
  }));
}
