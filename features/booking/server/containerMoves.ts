import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { statusOf } from '../orderStatus.ts';
import { CONTAINER_STATUSES, type ContainerStatus, type OrderStatus } from '../states.ts';
import { tellChanged } from './changed.ts';
import { bookingOrder, orderContainer } from './tables.ts';

/** Target status of containers; null = every numbered container of the train. */
export interface ContainerMove {
  containerNos: readonly string[] | null;
  status: ContainerStatus;
}

/** Advances containers of a train (never back) and derives their orders' statuses again. */
export async function moveContainers(
  db: Db,
  trainId: number,
  moves: readonly ContainerMove[],
): Promise<void> {
  const orderIds = await lockConfirmed(db, trainId);
  const touched = new Set<number>();
  for (const move of moves) {
    const orders = await moveOnwards(db, orderIds, move);
    for (const orderId of orders) touched.add(orderId);
  }
  await refreshStatuses(db, [...touched]);
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

async function moveOnwards(db: Db, orderIds: readonly number[], move: ContainerMove): Promise<number[]> {
  const before = CONTAINER_STATUSES.slice(0, CONTAINER_STATUSES.indexOf(move.status));
  // Containers without a number cannot be located, so they are not advanced.
  const chosen =
    move.containerNos === null
      ? isNotNull(orderContainer.containerNo)
      : inArray(orderContainer.containerNo, [...move.containerNos]);
  const moved = await db
    .update(orderContainer)
    .set({ status: move.status })
    .where(
      and(inArray(orderContainer.orderId, [...orderIds]), inArray(orderContainer.status, before), chosen),
    )
    .returning({ orderId: orderContainer.orderId });
  return moved.map((row) => row.orderId);
}

/** Derives order statuses from containers; one statement per resulting status. */
export async function refreshStatuses(db: Db, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tellChanged(db, orderIds);
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
  const byStatus = Map.groupBy(rows, (row) => statusOf(row.state, row.containers));
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
