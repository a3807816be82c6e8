import type pg from 'pg';
import { brokenUnique } from '../../../platform/server/database/connect.ts';
import type { Log } from '../../../platform/server/log.ts';
import { Pace } from './pace.ts';
import { type Kept, keptIn, type Saying, sayStatement } from './sayStatement.ts';
import { refuse } from './texts.ts';

interface Waiting {
  saying: Saying;
  done(kept: Kept): void;
  failed(fault: unknown): void;
}

/** Most messages that share one commit: the locks of their conversations are held until then. */
const MOST_AT_ONCE = 64;
const ONCE_BY_KEY = 'chat_message_client';
/** What one person says in one conversation: more than anybody types, and less than would hold others up. */
const PACE = { burst: 100, perSecond: 10 };

/**
 * Keeps messages. A commit that says a word on a push channel makes all others of its kind wait until the disk has
 * it (docs/decisions/016), so the messages that arrive while one runs share the next. Each is acknowledged after its
 * commit.
 */
export class Sayer {
  readonly #pool: pg.Pool;
  readonly #log: Log;
  readonly #pace = new Pace(PACE);
  readonly #queue: Waiting[] = [];
  #isWriting = false;

  constructor({ pool, log }: { pool: pg.Pool; log: Log }) {
    this.#pool = pool;
    this.#log = log;
  }

  /**
   * Keeps a message; it is committed, and on its way to the other company, when this answers. Refuses whoever says
   * too much at once.
   */
  async say(saying: Saying): Promise<Kept> {
    if (!this.#pace.takes(`${saying.accountId} ${saying.place.conversationId}`))
      throw refuse((t) => t.tooFast);
    return new Promise((done, failed) => {
      this.#queue.push({ saying, done, failed });
      if (!this.#isWriting) void this.#workOff();
    });
  }

  async #workOff(): Promise<void> {
    this.#isWriting = true;
    // what arrives in the same turn goes together
    await Promise.resolve();
    while (this.#queue.length > 0) {
      const batch = this.#queue.splice(0, MOST_AT_ONCE);
      const [only] = batch;
      if (batch.length === 1 && only) await this.#sayAlone(only);
      else await this.#sayTogether(batch);
    }
    this.#isWriting = false;
  }

  async #sayTogether(batch: readonly Waiting[]): Promise<void> {
    try {
      const kept = await this.#commit(batch);
      for (const [place, { done, failed }] of batch.entries()) {
        const own = kept[place];
        if (own) done(own);
        else failed(new Error('a message was not kept'));
      }
    } catch (fault) {
      this.#log.debug({ messages: batch.length, err: fault }, 'messages are kept one by one');
      for (const waiting of batch) await this.#sayAlone(waiting);
    }
  }

  /** Conversations are locked in one order, or two processes could wait for each other. */
  async #commit(batch: readonly Waiting[]): Promise<Kept[]> {
    const inOrder = [...batch.entries()].sort(
      ([, one], [, other]) => one.saying.place.conversationId - other.saying.place.conversationId,
    );
    const kept: Kept[] = [];
    const client = await this.#pool.connect();
    let isBroken = true;
    try {
      await client.query('begin');
      for (const [place, { saying }] of inOrder) {
        kept[place] = keptIn((await client.query(sayStatement(saying))).rows);
      }
      await client.query('commit');
      isBroken = false;
      return kept;
    } finally {
      // a connection on which a transaction has failed is not used again
      client.release(isBroken);
    }
  }

  async #sayAlone({ saying, done, failed }: Waiting): Promise<void> {
    try {
      done(await this.#say(saying));
    } catch (fault) {
      failed(fault);
    }
  }

  async #say(saying: Saying): Promise<Kept> {
    const statement = sayStatement(saying);
    try {
      return keptIn((await this.#pool.query(statement)).rows);
    } catch (fault) {
      if (brokenUnique(fault) !== ONCE_BY_KEY) throw fault;
      // the same message through another process has committed: this time it is found
      return keptIn((await this.#pool.query(statement)).rows);
    }
  }
}
