import type { Db } from '../../../platform/server/database/connect.ts';
import type { TransitionedOrder } from './transitionedOrder.ts';

/** What later features do in the transaction in which orders change. */
export interface OrderListener {
  confirmed(db: Db, orders: readonly TransitionedOrder[]): Promise<void>;
  /** `side`: who ended them */
  ended(
    db: Db,
    orders: readonly TransitionedOrder[],
    side: 'customer' | 'operator' | 'system',
  ): Promise<void>;
}

const registered = new Set<OrderListener>();

/** Called once, where the feature that listens is composed. */
export function listenToOrders(listener: OrderListener): void {
  registered.add(listener);
}

export async function announceConfirmed(db: Db, orders: readonly TransitionedOrder[]): Promise<void> {
  if (orders.length === 0) return;
  for (const listener of registered) await listener.confirmed(db, orders);
}

export async function announceEnded(
  db: Db,
  orders: readonly TransitionedOrder[],
  side: 'customer' | 'operator' | 'system',
): Promise<void> {
  for (const listener of registered) await listener.ended(db, orders, side);
}
