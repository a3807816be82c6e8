import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { trainKeys } from '../../train/server/index.ts';
import { bookingOrder, orderContainer } from './tables.ts';

const train = trainKeys('of_train');

/** Whose containers stand somewhere, by id of the container, and what rules about it ask for. */
export async function findStayOrders(db: Db, containerIds: readonly number[]) {
  if (containerIds.length === 0) return new Map<number, StayOrder>();
  const rows = await selectStayOrders(db, containerIds);
  return new Map(
    rows.map(({ containerId, containerNo, ...row }) => [containerId, { ...row, containerNo: containerNo ?? '' }]),
  );
}

/** Locks the order until the transaction ends; charges and other rows may still refer to it. */
export async function lockStayOrder(db: Db, orderId: number): Promise<void> {
  await db.select({ id: bookingOrder.id }).from(bookingOrder).where(eq(bookingOrder.id, orderId)).for('key share');
}

const selectStayOrders = (db: Db, containerIds: readonly number[]) =>
  db
    .select({
      containerId: orderContainer.id,
      containerNo: orderContainer.containerNo,
      sizeType: orderContainer.sizeType,
      orderId: bookingOrder.id,
      companyId: bookingOrder.companyId,
      lineType: train.lineType,
      startStationId: train.startStationId,
    })
    .from(orderContainer)
    .innerJoin(bookingOrder, eq(bookingOrder.id, orderContainer.orderId))
    .innerJoin(train, eq(train.trainId, bookingOrder.trainId))
    .where(inArray(orderContainer.id, [...containerIds]));

type Row = Awaited<ReturnType<typeof selectStayOrders>>[number];

export type StayOrder = Omit<Row, 'containerId' | 'containerNo'> & { containerNo: string };

/** Ids of the numbered containers of confirmed bookings on a train; `containerNos` null: all. */
export async function findNumberedContainers(db: Db, trainId: number, containerNos: readonly string[] | null) {
  return db
    .select({ containerId: orderContainer.id, owner: orderContainer.owner })
    .from(orderContainer)
    .innerJoin(bookingOrder, eq(bookingOrder.id, orderContainer.orderId))
    .where(
      and(
        eq(orderContainer.trainId, trainId),
        eq(bookingOrder.state, 'confirmed'),
        ne(orderContainer.status, 'cancelled'),
        containerNos === null
          ? isNotNull(orderContainer.containerNo)
          : inArray(orderContainer.containerNo, [...containerNos]),
      ),
    );
}
