import { setImmediate as nextTurn } from 'node:timers/promises';

interface Pending<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(fault: unknown): void;
}

interface GroupCommitOptions<Key, Item, Result> {
  /** bounds the time of a batch's locks */
  maxBatch: number;
  /** One transaction for all; outcomes in the order of the items. If it throws, each item is written alone. */
  writeBatch(key: Key, items: readonly Item[]): Promise<readonly PromiseSettledResult<Result>[]>;
  writeAlone(key: Key, item: Item): Promise<Result>;
  onBatchFailed(fault: unknown, key: Key, count: number): void;
}

/**
 * Group commit: items of a key that arrive during a commit form its next batch, so that many writers share the wait
 * for a row lock and the disk flush (decisions 003, 016). Keys do not wait for each other.
 */
export class GroupCommit<Key, Item, Result> {
  readonly #options: GroupCommitOptions<Key, Item, Result>;
  readonly #queues = new Map<Key, Pending<Item, Result>[]>();

  constructor(options: GroupCommitOptions<Key, Item, Result>) {
    this.#options = options;
  }

  /** Resolves after the commit of the item's batch; rejects with the error of the item. */
  write(key: Key, item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      const pending = { item, resolve, reject };
      const queue = this.#queues.get(key);
      if (queue !== undefined) {
        queue.push(pending);
        return;
      }
      this.#queues.set(key, [pending]);
      void this.#drain(key);
    });
  }

  async #drain(key: Key): Promise<void> {
    do {
      // requests that lie unread in their sockets by now join the batch
      await nextTurn();
      await this.#write(key, this.#next(key));
    } while (this.#queues.get(key)?.length);
    this.#queues.delete(key);
  }

  #next(key: Key): readonly Pending<Item, Result>[] {
    return this.#queues.get(key)?.splice(0, this.#options.maxBatch) ?? [];
  }

  async #write(key: Key, batch: readonly Pending<Item, Result>[]): Promise<void> {
    const { writeBatch, onBatchFailed } = this.#options;
    try {
      const items = batch.map(({ item }) => item);
      const outcomes = await writeBatch(key, items);
      for (const [index, pending] of batch.entries()) settle(pending, outcomes[index]);
    } catch (fault) {
      onBatchFailed(fault, key, batch.length);
      for (const pending of batch) await this.#writeAlone(key, pending);
    }
  }

  async #writeAlone(key: Key, { item, resolve, reject }: Pending<Item, Result>): Promise<void> {
    try {
      resolve(await this.#options.writeAlone(key, item));
    } catch (fault) {
      reject(fault);
    }
  }
}

function settle<Item, Result>(
  { resolve, reject }: Pending<Item, Result>,
  outcome: PromiseSettledResult<Result> | undefined,
): void {
  if (outcome?.status === 'fulfilled') resolve(outcome.value);
  else reject(outcome?.reason ?? new Error('a batch left an item out'));
}
