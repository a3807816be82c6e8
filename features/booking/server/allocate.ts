import { brokenUnique, type Database } from '../../../platform/server/database/connect.ts';
import type { Log } from '../../../platform/server/log.ts';
import { type SpaceFacts, spaceFacts, whyNoSpace } from '../../train/server/index.ts';
import { teuOf } from '../../train/sizeTypes.ts';
import { insertingSubmitted, type NewOrder } from './insertOrders.ts';
import { refuse } from './texts.ts';

interface Waiting {
  order: NewOrder;
  done(): void;
  refused(reason: unknown): void;
}

/** Bounds the statement's text and the time of its locks. */
const MOST_AT_ONCE = 200;
/** Attempts when other server processes take space concurrently. */
const MOST_TRIES = 5;
const ORDER_NO_RULE = 'booking_order_order_no_unique';

/**
 * Sells train space with group commit: one queue per train; orders that arrive during a commit form the next
 * batch. A batch is one statement, so the train's row is locked once for many customers.
 */
export class Allocation {
  readonly #database: Database;
  readonly #insert: ReturnType<typeof insertingSubmitted>;
  readonly #log: Log;
  readonly #queues = new Map<number, Waiting[]>();

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#insert = insertingSubmitted(database.pool);
    this.#log = log;
  }

  /** Resolves after the commit of the order's batch; rejects with the UserError of the order. */
  submit(order: NewOrder): Promise<void> {
    return new Promise((done, refused) => {
      const waiting = { order, done, refused };
      const queue = this.#queues.get(order.trainInfoId);
      if (queue !== undefined) {
        queue.push(waiting);
        return;
      }
      this.#queues.set(order.trainInfoId, [waiting]);
      void this.#workOff(order.trainInfoId);
    });
  }

  async #workOff(trainId: number): Promise<void> {
    for (;;) {
      const batch = this.#queues.get(trainId)?.splice(0, MOST_AT_ONCE) ?? [];
      if (batch.length === 0) break;
      try {
        await this.#settle(trainId, batch);
      } catch (fault) {
        this.#log.warn({ trainId, orders: batch.length, err: fault }, 'a batch of bookings failed');
        for (const waiting of batch) await this.#settleAlone(trainId, waiting);
      }
    }
    this.#queues.delete(trainId);
  }

  /** Writes the whole batch; without space for all, first come, first served. */
  async #settle(trainId: number, batch: readonly Waiting[]): Promise<void> {
    let open = [...batch];
    for (let tries = 0; tries < MOST_TRIES && open.length > 0; tries += 1) {
      if (await this.#write(trainId, open)) return;
      open = refuseWhatCannot(open, await spaceFacts(this.#database.db, trainId));
    }
    for (const { refused } of open) refused(refuse((t) => t.crowded));
  }

  /** Isolates the orders of a failed batch from each other. */
  async #settleAlone(trainId: number, waiting: Waiting): Promise<void> {
    try {
      await this.#settle(trainId, [waiting]);
    } catch (fault) {
      // Order numbers are unique to this process: a duplicate = the failed batch did commit.
      if (brokenUnique(fault) === ORDER_NO_RULE) waiting.done();
      else waiting.refused(fault);
    }
  }

  async #write(trainId: number, batch: readonly Waiting[]): Promise<boolean> {
    const orders = batch.map(({ order }) => order);
    const isWritten = await this.#insert(trainId, orders);
    if (isWritten) for (const { done } of batch) done();
    return isWritten;
  }
}

/** First come, first served: rejects orders without space, returns the others. */
function refuseWhatCannot(orders: readonly Waiting[], facts: SpaceFacts | null): Waiting[] {
  let left = facts?.remainTeu ?? 0;
  return orders.filter(({ order, refused }) => {
    const refusal = whyNoSpace(facts && { ...facts, remainTeu: left }, order.containers);
    if (refusal !== null) {
      refused(refusal);
      return false;
    }
    left -= teuOf(order.containers);
    return true;
  });
}
