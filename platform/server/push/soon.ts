import { sql } from 'drizzle-orm';
import type { Db } from '../database/connect.ts';
import type { Log } from '../log.ts';

const SOON_MS = 100;

/**
 * Publishes in batches, outside any transaction, for frequent writes that NOTIFY would serialize
 * (docs/decisions/016). Payloads may be lost on a crash: use them as hints only.
 */
export class Soon {
  readonly #db: Db;
  readonly #log: Log;
  readonly #channel: string;
  readonly #words = new Set<string>();

  constructor({ db, log }: { db: Db; log: Log }, channel: string) {
    this.#db = db;
    this.#log = log;
    this.#channel = channel;
  }

  say(word: string): void {
    const isFirst = this.#words.size === 0;
    this.#words.add(word);
    if (isFirst) setTimeout(() => void this.#sayAll(), SOON_MS).unref();
  }

  async #sayAll(): Promise<void> {
    const words = sql.param([...this.#words]);
    this.#words.clear();
    try {
      await this.#db.execute(
        sql`select pg_notify(${this.#channel}, word) from unnest(${words}::text[]) as word`,
      );
    } catch (fault) {
      this.#log.warn({ err: fault, channel: this.#channel }, 'words could not be said');
    }
  }
}
