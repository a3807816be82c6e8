import { type Database, violatedUnique } from '../../../platform/server/database/connect.ts';
import type { Log } from '../../../platform/server/log.ts';
import { findSpaceState, type SpaceState, spaceError } from '../../train/server/index.ts';
import { teuOf } from '../../train/sizeTypes.ts';
import { type NewOrder, prepareInsertSubmitted } from './insertOrders.ts';
import { userError } from './writeTexts.ts';

interface PendingOrder {
  order: NewOrder;
  done(): void;
  refused(reason: unknown): void;
}

/** Bounds the statement's text and the time of its locks. */
const MAX_BATCH_SIZE = 200;
/** Attempts when other server processes take space concurrently. */
const MAX_ATTEMPTS = 5;
const ORDER_NO_UNIQUE = 'booking_order_order_no_unique';

/**
 * Sells train space with group commit: one queue per train; orders that arrive during a commit form the next
 * batch. A batch is one statement, so the train's row is locked once for many customers.
 */
export class SpaceAllocator {
  readonly #database: Database;
  readonly #insert: ReturnType<typeof prepareInsertSubmitted>;
  readonly #log: Log;
  readonly #queues = new Map<number, PendingOrder[]>();

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#insert = prepareInsertSubmitted(database.pool);
    this.#log = log;
  }

  /** Resolves after the commit of the order's batch; rejects with the UserError of the order. */
  submit(order: NewOrder): Promise<void> {
    return new Promise((resolve, reject) => {
      const pending = { order, done: resolve, refused: reject };
      const queue = this.#queues.get(order.trainInfoId);
      if (queue !== undefined) {
        queue.push(pending);
        return;
      }
      this.#queues.set(order.trainInfoId, [pending]);
      void this.#drain(order.trainInfoId);
    });
  }

  async #drain(trainId: number): Promise<void> {
    for (;;) {
      const batch = this.#queues.get(trainId)?.splice(0, MAX_BATCH_SIZE) ?? [];
      if (batch.length === 0) break;
      try {
        await this.#allocate(trainId, batch);
      } catch (fault) {
        this.#log.warn({ trainId, orders: batch.length, err: fault }, 'a batch of bookings failed');
        for (const pending of batch) await this.#allocateOne(trainId, pending);
      }
    }
    this.#queues.delete(trainId);
  }

  /** Writes the whole batch; without space for all, first come, first served. */
  async #allocate(trainId: number, batch: readonly PendingOrder[]): Promise<void> {
    let remaining = [...batch];
    for (let tries = 0; tries < MAX_ATTEMPTS && remaining.length > 0; tries += 1) {
      if (await this.#write(trainId, remaining)) return;
      remaining = rejectWithoutSpace(remaining, await findSpaceState(this.#database.db, trainId));
    }
    for (const { refused } of remaining) refused(userError((t) => t.crowded));
  }

  /** Isolates the orders of a failed batch from each other. */
  async #allocateOne(trainId: number, pending: PendingOrder): Promise<void> {
    try {
      await this.#allocate(trainId, [pending]);
    } catch (fault) {
      // Order numbers are unique to this process: a duplicate = the failed batch did commit.
      if (violatedUnique(fault) === ORDER_NO_UNIQUE) pending.done();
      else pending.refused(fault);
    }
  }

  async #write(trainId: number, batch: readonly PendingOrder[]): Promise<boolean> {
    const orders = batch.map(({ order }) => order);
    const isWritten = await this.#insert(trainId, orders);
    if (isWritten) for (const { done } of batch) done();
    return isWritten;
  }
}

/** First come, first served: rejects orders without space, returns the others. */
function rejectWithoutSpace(orders: readonly PendingOrder[], facts: SpaceState | null): PendingOrder[] {
  let left = facts?.remainTeu ?? 0;
  return orders.filter(({ order, refused }) => {
    const error = spaceError(facts && { ...facts, remainTeu: left }, order.containers);
    if (error !== null) {
      refused(error);
      return false;
    }
    left -= teuOf(order.containers);
    return true;
  });
}
