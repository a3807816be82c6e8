import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { bookingOrder, orderContainer } from './tables.ts';

/** Seal and weights (kg) of a container; absent: unchanged. */
interface ContainerCorrection {
  orderContainerId: number;
  sealNo?: string | null;
  tareKg?: number | null;
  vgmKg?: number | null;
}

/** Writes seals and weights that the caller has checked; containers of other orders stay. */
export async function correctContainers(
  db: Db,
  orderId: number,
  corrections: readonly ContainerCorrection[],
): Promise<void> {
  for (const { orderContainerId, ...values } of corrections)
    await db
      .update(orderContainer)
      .set(values)
      .where(and(eq(orderContainer.orderId, orderId), eq(orderContainer.id, orderContainerId)));
}

/** Locks an order until the transaction ends. */
export async function lockOrder(db: Db, orderId: number): Promise<void> {
  await db.select({ id: bookingOrder.id }).from(bookingOrder).where(eq(bookingOrder.id, orderId)).for('update');
}
