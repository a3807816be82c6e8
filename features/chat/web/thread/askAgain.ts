const PAUSE_MS = { first: 1_000, longest: 30_000 };

/** Exponential backoff, until stopped. */
export class AskAgain {
  readonly #ask: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pauseMs = PAUSE_MS.first;
  #isStopped = false;

  constructor(ask: () => void) {
    this.#ask = ask;
  }

  later(): void {
    if (this.#isStopped || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#ask();
    }, this.#pauseMs);
    this.#pauseMs = Math.min(2 * this.#pauseMs, PAUSE_MS.longest);
  }

  done(): void {
    this.#forget();
    this.#pauseMs = PAUSE_MS.first;
  }

  start(): void {
    this.#isStopped = false;
  }

  stop(): void {
    this.#isStopped = true;
    this.#forget();
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
