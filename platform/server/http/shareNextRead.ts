import { setTimeout as after } from 'node:timers/promises';

interface Running<Result> {
  ended: Promise<void>;
  next: Promise<Result> | null;
}

/**
 * Coalesces requests for a key: one run in flight, at most one queued. No caller gets a run that began before its
 * request, so a writer sees its own write. `everyMs`: least time between the starts of two runs.
 */
export class ShareNextRead<Result> {
  readonly #everyMs: number;
  readonly #running = new Map<string, Running<Result>>();

  constructor(everyMs = 0) {
    this.#everyMs = everyMs;
  }

  /** `read` must give the same result for the same `key`, for every caller. */
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
