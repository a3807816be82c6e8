import type pg from 'pg';
import { violatedUnique } from '../../../platform/server/database/connect.ts';
import type { Log } from '../../../platform/server/log.ts';
import { type InsertedMessage, insertMessage, type NewMessage, parseInserted } from './insertMessage.ts';
import { RateLimiter } from './rateLimiter.ts';
import { userError } from './texts.ts';

interface QueuedMessage {
  message: NewMessage;
  resolve(inserted: InsertedMessage): void;
  reject(fault: unknown): void;
}

/** Messages per transaction; their conversations are locked until commit. */
const MAX_BATCH = 64;
const IDEMPOTENCY_INDEX = 'chat_message_client';
/** Per person and conversation. */
const RATE_LIMIT = { burst: 100, perSecond: 10 };

/** Group commit: commits that NOTIFY serialise on the disk flush (decision 016); waiting messages share one. */
export class MessageWriter {
  readonly #pool: pg.Pool;
  readonly #log: Log;
  readonly #limiter = new RateLimiter(RATE_LIMIT);
  readonly #queue: QueuedMessage[] = [];
  #isWriting = false;

  constructor({ pool, log }: { pool: pg.Pool; log: Log }) {
    this.#pool = pool;
    this.#log = log;
  }

  /** Resolves after the commit. @throws UserError over the rate limit */
  async write(message: NewMessage): Promise<InsertedMessage> {
    if (!this.#limiter.tryAcquire(`${message.accountId} ${message.view.conversationId}`))
      throw userError((t) => t.tooFast);
    return new Promise((resolve, reject) => {
      this.#queue.push({ message, resolve, reject });
      if (!this.#isWriting) void this.#drain();
    });
  }

  async #drain(): Promise<void> {
    this.#isWriting = true;
    // batch the messages of the same tick
    await Promise.resolve();
    while (this.#queue.length > 0) {
      const batch = this.#queue.splice(0, MAX_BATCH);
      const [only] = batch;
      if (batch.length === 1 && only) await this.#writeSingle(only);
      else await this.#writeBatch(batch);
    }
    this.#isWriting = false;
  }

  async #writeBatch(batch: readonly QueuedMessage[]): Promise<void> {
    try {
      const inserted = await this.#commit(batch);
      for (const [index, { resolve, reject }] of batch.entries()) {
        const stored = inserted[index];
        if (stored) resolve(stored);
        else reject(new Error('a message was not kept'));
      }
    } catch (fault) {
      this.#log.debug({ messages: batch.length, err: fault }, 'messages are kept one by one');
      for (const queued of batch) await this.#writeSingle(queued);
    }
  }

  /** Fixed lock order: no deadlocks between processes. */
  async #commit(batch: readonly QueuedMessage[]): Promise<InsertedMessage[]> {
    const inLockOrder = [...batch.entries()].sort(
      ([, one], [, other]) => one.message.view.conversationId - other.message.view.conversationId,
    );
    const inserted: InsertedMessage[] = [];
    const client = await this.#pool.connect();
    let isBroken = true;
    try {
      await client.query('begin');
      for (const [index, { message }] of inLockOrder) {
        inserted[index] = parseInserted((await client.query(insertMessage(message))).rows);
      }
      await client.query('commit');
      isBroken = false;
      return inserted;
    } finally {
      // discard the connection after a failed transaction
      client.release(isBroken);
    }
  }

  async #writeSingle({ message, resolve, reject }: QueuedMessage): Promise<void> {
    try {
      resolve(await this.#insert(message));
    } catch (fault) {
      reject(fault);
    }
  }

  async #insert(message: NewMessage): Promise<InsertedMessage> {
    const statement = insertMessage(message);
    try {
      return parseInserted((await this.#pool.query(statement)).rows);
    } catch (fault) {
      if (violatedUnique(fault) !== IDEMPOTENCY_INDEX) throw fault;
      // inserted concurrently by another process: the retry finds it
      return parseInserted((await this.#pool.query(statement)).rows);
    }
  }
}
