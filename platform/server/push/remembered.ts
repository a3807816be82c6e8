import type { Db } from '../database/connect.ts';
import { notify, type Push } from './push.ts';

const EVERYTHING = '*';
const MOST_REMEMBERED = 1_000;
/** Longer than any write takes from saying that it changes something to its commit being heard. */
const CHANGING_MS = 2_000;

/**
 * What one process remembers, by key, of rows that change seldom. A change is forgotten by every process when its
 * transaction commits; while that cannot be heard, nothing is remembered.
 */
export class Remembered<Value> {
  readonly #push: Push;
  readonly #channel: string;
  readonly #known = new Map<string, Value>();
  #timesForgotten = 0;
  #changingUntil = 0;

  /** Make it before the push starts. The channel's words are the keys that changed. */
  constructor(push: Push, channel: string) {
    this.#push = push;
    this.#channel = channel;
    push.on(
      channel,
      (key) => this.#forget(key),
      () => this.#forget(EVERYTHING),
    );
  }

  /** The value of a key, from memory or by `read`, which reads what is committed. */
  async get(key: string, read: () => Promise<Value>): Promise<Value> {
    if (!this.#mayRemember()) return read();
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const timesForgotten = this.#timesForgotten;
    const value = await read();
    // a change heard meanwhile may be newer than what was read
    if (this.#mayRemember() && timesForgotten === this.#timesForgotten) this.#remember(key, value);
    return value;
  }

  /** Has the key forgotten everywhere when the transaction commits, and here from now on. */
  async forgetEverywhere(db: Db, key: string): Promise<void> {
    // whoever changed it must see the change in the next answer, which may be sooner than we hear of the commit
    this.#changingUntil = Date.now() + CHANGING_MS;
    this.#forget(key);
    await notify(db, this.#channel, key);
  }

  /** Has every key forgotten, everywhere. */
  async forgetAllEverywhere(db: Db): Promise<void> {
    await this.forgetEverywhere(db, EVERYTHING);
  }

  #mayRemember(): boolean {
    return this.#push.isListening && Date.now() >= this.#changingUntil;
  }

  #remember(key: string, value: Value): void {
    if (this.#known.size >= MOST_REMEMBERED) this.#known.clear();
    this.#known.set(key, value);
  }

  #forget(key: string): void {
    this.#timesForgotten += 1;
    if (key === EVERYTHING) this.#known.clear();
    else this.#known.delete(key);
  }
}
