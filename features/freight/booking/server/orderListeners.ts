import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Bearer } from '../rollOver.ts';

/** An order after a transition, with what its messages need. */
export interface TransitionedOrder {
  orderId: number;
  orderNo: string;
  companyId: number;
  trainId: number;
  contactMobile: string;
  teu: number;
}

/** How orders ended. */
export interface Ending {
  side: 'customer' | 'operator' | 'system';
  /** the customer ends it for nothing, the platform having rolled it over */
  isFree: boolean;
}

/** An order that stands on a later train now. */
export interface RolledOverOrder {
  order: TransitionedOrder;
  rollOverId: number;
  bearer: Bearer;
  /** departure of the train it was moved from, yyyy-MM-dd */
  promisedDate: string;
}

/** An order some of whose containers have become an order of their own, on the same train yet. */
export interface SplitOrder {
  order: TransitionedOrder;
  part: TransitionedOrder;
  containerIds: readonly number[];
  /** prices of the order that were divided between both */
  replacedFeeIds: readonly number[];
}

/** Values of containers that a customer is about to replace. */
export interface ChangedContainers {
  orderId: number;
  cells: readonly { orderContainerId: number; field: 'containerNo' | 'sealNo' | 'tareKg' | 'vgmKg' }[];
}

/** What later features do in the transaction in which orders change. */
export interface OrderListener {
  confirmed(db: Db, orders: readonly TransitionedOrder[]): Promise<void>;
  ended(db: Db, orders: readonly TransitionedOrder[], ending: Ending): Promise<void>;
  rolledOver(db: Db, rolled: RolledOverOrder): Promise<void>;
  split(db: Db, split: SplitOrder): Promise<void>;
  /** throws to refuse the change */
  containersChanging?(db: Db, changed: ChangedContainers): Promise<void>;
}

const registered = new Set<Partial<OrderListener>>();

/** Called once, where the feature that listens is composed. */
export function listenToOrders(listener: Partial<OrderListener>): void {
  registered.add(listener);
}

export async function announceConfirmed(db: Db, orders: readonly TransitionedOrder[]): Promise<void> {
  if (orders.length === 0) return;
  for (const listener of registered) await listener.confirmed?.(db, orders);
}

export async function announceEnded(db: Db, orders: readonly TransitionedOrder[], ending: Ending): Promise<void> {
  for (const listener of registered) await listener.ended?.(db, orders, ending);
}

export async function announceRolledOver(db: Db, rolled: RolledOverOrder): Promise<void> {
  for (const listener of registered) await listener.rolledOver?.(db, rolled);
}

export async function announceSplit(db: Db, split: SplitOrder): Promise<void> {
  for (const listener of registered) await listener.split?.(db, split);
}

export async function announceContainersChanging(db: Db, changed: ChangedContainers): Promise<void> {
  if (changed.cells.length === 0) return;
  for (const listener of registered) await listener.containersChanging?.(db, changed);
}
