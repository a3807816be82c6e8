import { setTimeout as after } from 'node:timers/promises';

interface InFlight<Result> {
  settled: Promise<void>;
  next: Promise<Result> | null;
}

/**
 * Coalesces requests for a key: one run in flight, at most one queued. No caller gets a run that began before its
 * request, so a writer sees its own write. `minIntervalMs`: least time between the starts of two runs.
 */
export class RequestCoalescer<Result> {
  readonly #minIntervalMs: number;
  readonly #inFlight = new Map<string, InFlight<Result>>();

  constructor(minIntervalMs = 0) {
    this.#minIntervalMs = minIntervalMs;
  }

  /** `run` must give the same result for the same `key`, for every caller. */
  run(key: string, run: () => Promise<Result>): Promise<Result> {
    const inFlight = this.#inFlight.get(key);
    if (inFlight === undefined) return this.#start(key, run);
    inFlight.next ??= inFlight.settled.then(() => this.#start(key, run));
    return inFlight.next;
  }

  #start(key: string, run: () => Promise<Result>): Promise<Result> {
    const result = run();
    const waits = this.#minIntervalMs === 0 ? [result] : [result, after(this.#minIntervalMs, null, { ref: false })];
    const settled = Promise.allSettled(waits).then(() => {
      this.#inFlight.delete(key);
    });
    this.#inFlight.set(key, { settled, next: null });
    return result;
  }
}
