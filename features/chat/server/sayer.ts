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

/** Messages per transaction; their conversations are locked until commit. */
const MOST_AT_ONCE = 64;
const ONCE_BY_KEY = 'chat_message_client';
/** Per person and conversation. */
const PACE = { burst: 100, perSecond: 10 };

/** Group commit: commits that NOTIFY serialise on the disk flush (decision 016); waiting messages share one. */
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

  /** Resolves after the commit. @throws UserError over the rate limit */
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
    // batch the messages of the same tick
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

  /** Fixed lock order: no deadlocks between processes. */
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
      // discard the connection after a failed transaction
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
      // inserted concurrently by another process: the retry finds it
      return keptIn((await this.#pool.query(statement)).rows);
    }
  }
}
