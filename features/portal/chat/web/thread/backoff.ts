const DELAY_MS = { first: 1_000, longest: 30_000 };

/** Exponential backoff, until stopped. */
export class Backoff {
  readonly #ask: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #delayMs = DELAY_MS.first;
  #isStopped = false;

  constructor(retry: () => void) {
    this.#ask = retry;
  }

  schedule(): void {
    if (this.#isStopped || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#ask();
    }, this.#delayMs);
    this.#delayMs = Math.min(2 * this.#delayMs, DELAY_MS.longest);
  }

  reset(): void {
    this.#cancel();
    this.#delayMs = DELAY_MS.first;
  }

  start(): void {
    this.#isStopped = false;
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel();
  }

  #cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
