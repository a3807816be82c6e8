import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { deriveOrderStatus } from '../orderStatus.ts';
import { CONTAINER_STATUSES, type ContainerStatus, type OrderStatus } from '../states.ts';
import { notifyOrdersChanged } from './live.ts';
import { placeAtDestination } from './numbers/pool.ts';
import { bookingOrder, orderContainer } from './tables.ts';

/** Target status of containers; null = every numbered container of the train. */
export interface ContainerStatusUpdate {
  containerNos: readonly string[] | null;
  status: ContainerStatus;
}

const hasArrived = (status: ContainerStatus) =>
  CONTAINER_STATUSES.indexOf(status) >= CONTAINER_STATUSES.indexOf('arrived');

/** Advances containers of a train (never back) and derives their orders' statuses again. */
export async function advanceContainers(
  db: Db,
  trainId: number,
  updates: readonly ContainerStatusUpdate[],
): Promise<void> {
  const orderIds = await lockConfirmed(db, trainId);
  const touched = new Set<number>();
  for (const update of updates) {
    const advanced = await advance(db, orderIds, update);
    for (const { orderId } of advanced) touched.add(orderId);
    if (hasArrived(update.status))
      await placeAtDestination(
        db,
        trainId,
        advanced.flatMap(({ containerNo }) => containerNo ?? []),
      );
  }
  await refreshOrderStatuses(db, [...touched]);
}

/** Lock order: orders before their containers. */
async function lockConfirmed(db: Db, trainId: number): Promise<number[]> {
  const confirmed = await db
    .select({ id: bookingOrder.id })
    .from(bookingOrder)
    .where(and(eq(bookingOrder.trainId, trainId), eq(bookingOrder.state, 'confirmed')))
    .orderBy(asc(bookingOrder.id))
    .for('update');
  return confirmed.map((order) => order.id);
}

async function advance(
  db: Db,
  orderIds: readonly number[],
  update: ContainerStatusUpdate,
): Promise<{ orderId: number; containerNo: string | null }[]> {
  const before = CONTAINER_STATUSES.slice(0, CONTAINER_STATUSES.indexOf(update.status));
  // Containers without a number cannot be located, so they are not advanced.
  const chosen =
    update.containerNos === null
      ? isNotNull(orderContainer.containerNo)
      : inArray(orderContainer.containerNo, [...update.containerNos]);
  return db
    .update(orderContainer)
    .set({ status: update.status })
    .where(and(inArray(orderContainer.orderId, [...orderIds]), inArray(orderContainer.status, before), chosen))
    .returning({ orderId: orderContainer.orderId, containerNo: orderContainer.containerNo });
}

/** Derives order statuses from containers; one statement per resulting status. */
export async function refreshOrderStatuses(db: Db, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return;
  await notifyOrdersChanged(db, orderIds);
  const rows = await db
    .select({
      orderId: bookingOrder.id,
      state: bookingOrder.state,
      containers: sql<ContainerStatus[]>`array_agg(${orderContainer.status})`,
    })
    .from(bookingOrder)
    .innerJoin(orderContainer, eq(orderContainer.orderId, bookingOrder.id))
    .where(inArray(bookingOrder.id, [...orderIds]))
    .groupBy(bookingOrder.id);
  const byStatus = Map.groupBy(rows, (row) => deriveOrderStatus(row.state, row.containers));
  for (const [status, orders] of byStatus)
    await writeStatus(
      db,
      status,
      orders.map((row) => row.orderId),
    );
}

async function writeStatus(db: Db, status: OrderStatus, orderIds: number[]): Promise<void> {
  await db
    .update(bookingOrder)
    .set({ status })
    .where(and(inArray(bookingOrder.id, orderIds), ne(bookingOrder.status, status)));
}
