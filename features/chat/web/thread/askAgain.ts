/** So long it waits before it asks again, ms; twice as long each time, up to the longest. */
const PAUSE_MS = { first: 1_000, longest: 30_000 };

/** Asks again, after a while, for what could not be got; for as long as somebody looks. */
export class AskAgain {
  readonly #ask: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pauseMs = PAUSE_MS.first;
  #isStopped = false;

  constructor(ask: () => void) {
    this.#ask = ask;
  }

  /** It could not be got. */
  later(): void {
    if (this.#isStopped || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#ask();
    }, this.#pauseMs);
    this.#pauseMs = Math.min(2 * this.#pauseMs, PAUSE_MS.longest);
  }

  /** It was got. */
  done(): void {
    this.#forget();
    this.#pauseMs = PAUSE_MS.first;
  }

  /** Somebody looks. */
  start(): void {
    this.#isStopped = false;
  }

  /** Nobody looks any more. */
  stop(): void {
    this.#isStopped = true;
    this.#forget();
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
