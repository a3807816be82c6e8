import { setTimeout as after } from 'node:timers/promises';

interface Running<Result> {
  ended: Promise<void>;
  next: Promise<Result> | null;
}

/**
 * Lets those who ask for the same thing share one reading. Nobody gets a reading that began before they asked,
 * so whoever just wrote sees what they wrote: one reading runs, one more at most waits to run after it.
 * `everyMs`: a reading begins no sooner than so long after the one before it began.
 */
export class ShareNextRead<Result> {
  readonly #everyMs: number;
  readonly #running = new Map<string, Running<Result>>();

  constructor(everyMs = 0) {
    this.#everyMs = everyMs;
  }

  /** `read` must give the same result for the same `key`, whoever calls it. */
  read(key: string, read: () => Promise<Result>): Promise<Result> {
    const running = this.#running.get(key);
    if (running === undefined) return this.#start(key, read);
    running.next ??= running.ended.then(() => this.#start(key, read));
    return running.next;
  }

  #start(key: string, read: () => Promise<Result>): Promise<Result> {
    const result = read();
    const over = this.#everyMs === 0 ? [result] : [result, after(this.#everyMs, null, { ref: false })];
    const ended = Promise.allSettled(over).then(() => {
      this.#running.delete(key);
    });
    this.#running.set(key, { ended, next: null });
    return result;
  }
}
