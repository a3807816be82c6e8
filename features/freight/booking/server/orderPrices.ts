import { and, asc, eq, gt, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { trainKeys } from '../../train/server/index.ts';
import { orderNumberLike } from './orderNumberLike.ts';
import { bookingOrder, orderContainer, orderFee } from './tables.ts';

const train = trainKeys('of_train');

/** Prices of orders as of their booking, with what rules about them ask for; all, or those a condition on their id chooses. */
export async function findOrderPrices(db: Db, orderIds: readonly number[], isChosen?: (feeId: SQLWrapper) => SQL) {
  if (orderIds.length === 0) return [];
  return db
    .select({
      feeId: orderFee.id,
      orderId: bookingOrder.id,
      companyId: bookingOrder.companyId,
      state: bookingOrder.state,
      createdAt: bookingOrder.createdAt,
      submittedAt: bookingOrder.submittedAt,
      trainNo: train.trainNo,
      lineType: train.lineType,
      departAt: train.departAt,
      cutoffAt: train.cutoffAt,
      feeType: orderFee.feeType,
      sizeType: orderFee.sizeType,
      quantity: orderFee.quantity,
      unitPrice: orderFee.unitPrice,
      amount: orderFee.amount,
      currency: orderFee.currency,
    })
    .from(orderFee)
    .innerJoin(bookingOrder, eq(bookingOrder.id, orderFee.orderId))
    .innerJoin(train, eq(train.trainId, bookingOrder.trainId))
    .where(and(inArray(orderFee.orderId, [...orderIds]), isChosen?.(orderFee.id)))
    .orderBy(asc(orderFee.id));
}

export type OrderPrice = Awaited<ReturnType<typeof findOrderPrices>>[number];

/** Confirmed orders after an id, those of trains that depart after a moment. */
export async function findConfirmedOrders(db: Db, after: number, departsAfter: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: bookingOrder.id })
    .from(bookingOrder)
    .innerJoin(train, eq(train.trainId, bookingOrder.trainId))
    .where(and(eq(bookingOrder.state, 'confirmed'), gt(train.departAt, departsAfter), gt(bookingOrder.id, after)))
    .orderBy(asc(bookingOrder.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** An order by its number, of one company or any. */
export async function findOrderKey(db: Db, orderNo: string, companyId?: number) {
  const [found] = await db
    .select({ orderId: bookingOrder.id, companyId: bookingOrder.companyId, state: bookingOrder.state })
    .from(bookingOrder)
    .where(
      and(
        eq(bookingOrder.orderNo, orderNo),
        companyId === undefined ? undefined : eq(bookingOrder.companyId, companyId),
      ),
    );
  return found;
}

/** SQL: ids of the orders with a number. */
export const orderIdsNumbered = (orderNo: string) =>
  sql`(select ${bookingOrder.id} from ${bookingOrder} where ${bookingOrder.orderNo} = ${orderNo})`;

/** SQL: ids of the orders with a text within their number. */
export const orderIdsLike = (part: string) =>
  sql`(select ${bookingOrder.id} from ${bookingOrder} where ${orderNumberLike(part)})`;

/** SQL: number of the container whose id is in the caller's column. */
export const containerNoOf = (containerId: SQLWrapper) =>
  sql<
    string | null
  >`(select ${orderContainer.containerNo} from ${orderContainer} where ${orderContainer.id} = ${containerId})`;

/** SQL: number of the order whose id is in the caller's column. */
export const orderNoOf = (orderId: SQLWrapper) =>
  sql<string | null>`(select ${bookingOrder.orderNo} from ${bookingOrder} where ${bookingOrder.id} = ${orderId})`;

/** SQL: the customer's own reference of the order whose id is in the caller's column. */
export const customerRefOf = (orderId: SQLWrapper) =>
  sql<string | null>`(select ${bookingOrder.customerRef} from ${bookingOrder} where ${bookingOrder.id} = ${orderId})`;
