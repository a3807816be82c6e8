import type { Db } from '../database/connect.ts';
import { type NotificationBus, notify } from './notificationBus.ts';

const ALL_KEYS = '*';
const MAX_ENTRIES = 1_000;
/** Longer than any write takes from invalidation to the notification of its commit. */
const COMMIT_GRACE_MS = 2_000;

/** Cache per process, invalidated in every process on commit; bypassed while notifications cannot arrive. */
export class InvalidatedCache<Value> {
  readonly #bus: NotificationBus;
  readonly #channel: string;
  readonly #entries = new Map<string, Value>();
  #invalidations = 0;
  #bypassUntil = 0;

  /** Construct before the bus starts. Payloads of the channel: changed keys. */
  constructor(bus: NotificationBus, channel: string) {
    this.#bus = bus;
    this.#channel = channel;
    bus.subscribe(
      channel,
      (key) => this.#evict(key),
      () => this.#evict(ALL_KEYS),
    );
  }

  /** The cached value, or `read`, which must read committed data. */
  async get(key: string, read: () => Promise<Value>): Promise<Value> {
    if (!this.#isCaching()) return read();
    const entries = this.#entries.get(key);
    if (entries !== undefined) return entries;
    const invalidations = this.#invalidations;
    const value = await read();
    // An invalidation during the read may be newer than the value.
    if (this.#isCaching() && invalidations === this.#invalidations) this.#store(key, value);
    return value;
  }

  /** Invalidates the key here at once, everywhere on commit. */
  async invalidate(db: Db, key: string): Promise<void> {
    // The writer must see its change in the next response, perhaps before the notification arrives.
    this.#bypassUntil = Date.now() + COMMIT_GRACE_MS;
    this.#evict(key);
    await notify(db, this.#channel, key);
  }

  async invalidateAll(db: Db): Promise<void> {
    await this.invalidate(db, ALL_KEYS);
  }

  #isCaching(): boolean {
    return this.#bus.isListening && Date.now() >= this.#bypassUntil;
  }

  #store(key: string, value: Value): void {
    if (this.#entries.size >= MAX_ENTRIES) this.#entries.clear();
    this.#entries.set(key, value);
  }

  #evict(key: string): void {
    this.#invalidations += 1;
    if (key === ALL_KEYS) this.#entries.clear();
    else this.#entries.delete(key);
  }
}
