import { whenIdle } from '../browser/whenIdle.ts';

const MIN_INTERVAL_MS = 1_000;
const INITIAL_DELAY_MS = 3_000;
const INITIAL_IDLE_TIMEOUT_MS = 3_000;

/** Refetches after a reconnect at once; after page load, whose data is fresh, once the page rests. Returns the end. */
export function refetchOnSubscribed(isInitial: boolean, refetch: () => void): () => void {
  if (isInitial) return whenIdle(refetch, { afterMs: INITIAL_DELAY_MS, latestMs: INITIAL_IDLE_TIMEOUT_MS });
  refetch();
  return () => undefined;
}

/** Throttles refetching after change events. */
export class RefetchThrottle {
  readonly #read: () => void;
  #lastFetchAt = Number.NEGATIVE_INFINITY;
  #next: ReturnType<typeof setTimeout> | undefined;
  #cancelInitial = () => {};

  constructor(read: () => void) {
    this.#read = read;
  }

  onChange(): void {
    this.stop();
    const wait = this.#lastFetchAt + MIN_INTERVAL_MS - Date.now();
    if (wait <= 0) this.#fetch();
    else this.#next = setTimeout(() => this.#fetch(), wait);
  }

  onSubscribed(isInitial: boolean): void {
    this.#cancelInitial();
    this.#cancelInitial = refetchOnSubscribed(isInitial, () => this.onChange());
  }

  stop(): void {
    clearTimeout(this.#next);
    this.#cancelInitial();
  }

  #fetch(): void {
    this.#lastFetchAt = Date.now();
    this.#read();
  }
}
