import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/connect.ts';
import type { Log } from '../log.ts';

const BATCH_WINDOW_MS = 100;

/**
 * Publishes in batches, outside any transaction, for frequent writes that NOTIFY would serialize
 * (docs/decisions/016). Payloads may be lost on a crash: use them as hints only.
 */
export class BatchedNotifier {
  readonly #db: Db;
  readonly #log: Log;
  readonly #channel: string;
  readonly #payloads = new Set<string>();
  /** A batch belongs to no transaction, also where one published its first payload. */
  readonly #outside = AsyncLocalStorage.snapshot();

  constructor({ db, log }: { db: Db; log: Log }, channel: string) {
    this.#db = db;
    this.#log = log;
    this.#channel = channel;
  }

  publish(payload: string): void {
    const isFirst = this.#payloads.size === 0;
    this.#payloads.add(payload);
    if (isFirst) setTimeout(() => void this.#outside(() => this.#flush()), BATCH_WINDOW_MS).unref();
  }

  async #flush(): Promise<void> {
    const payloads = sql.param([...this.#payloads]);
    this.#payloads.clear();
    try {
      await this.#db.execute(sql`select pg_notify(${this.#channel}, word) from unnest(${payloads}::text[]) as word`);
    } catch (fault) {
      this.#log.warn({ err: fault, channel: this.#channel }, 'words could not be said');
    }
  }
}
