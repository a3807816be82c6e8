import type { Db } from '../database/connect.ts';
import { notify, type Push } from './push.ts';

const EVERYTHING = '*';
const MOST_REMEMBERED = 1_000;
/** Longer than any write takes from invalidation to the notification of its commit. */
const CHANGING_MS = 2_000;

/** Cache per process, invalidated in every process on commit; bypassed while notifications cannot arrive. */
export class Remembered<Value> {
  readonly #push: Push;
  readonly #channel: string;
  readonly #known = new Map<string, Value>();
  #timesForgotten = 0;
  #changingUntil = 0;

  /** Construct before the bus starts. Payloads of the channel: changed keys. */
  constructor(push: Push, channel: string) {
    this.#push = push;
    this.#channel = channel;
    push.on(
      channel,
      (key) => this.#forget(key),
      () => this.#forget(EVERYTHING),
    );
  }

  /** The cached value, or `read`, which must read committed data. */
  async get(key: string, read: () => Promise<Value>): Promise<Value> {
    if (!this.#mayRemember()) return read();
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const timesForgotten = this.#timesForgotten;
    const value = await read();
    // An invalidation during the read may be newer than the value.
    if (this.#mayRemember() && timesForgotten === this.#timesForgotten) this.#remember(key, value);
    return value;
  }

  /** Invalidates the key here at once, everywhere on commit. */
  async forgetEverywhere(db: Db, key: string): Promise<void> {
    // The writer must see its change in the next response, perhaps before the notification arrives.
    this.#changingUntil = Date.now() + CHANGING_MS;
    this.#forget(key);
    await notify(db, this.#channel, key);
  }

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
