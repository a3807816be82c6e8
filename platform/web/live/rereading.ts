import { whenIdle } from '../browser/whenIdle.ts';

const AT_MOST_EVERY_MS = 1_000;
const FIRST_AGAIN_MS = 3_000;
const FIRST_LATEST_MS = 3_000;

/** Throttles refetching after change events. */
export class Rereading {
  readonly #read: () => void;
  #lastAt = Number.NEGATIVE_INFINITY;
  #next: ReturnType<typeof setTimeout> | undefined;
  #letFirstBe = () => {};

  constructor(read: () => void) {
    this.#read = read;
  }

  changed(): void {
    this.stop();
    const wait = this.#lastAt + AT_MOST_EVERY_MS - Date.now();
    if (wait <= 0) this.#now();
    else this.#next = setTimeout(() => this.#now(), wait);
  }

  /** Refetch: at once after a reconnect; delayed after page load, whose data is fresh. */
  hearingBegins(isFirst: boolean): void {
    if (!isFirst) {
      this.changed();
      return;
    }
    this.#letFirstBe();
    this.#letFirstBe = whenIdle(() => this.changed(), {
      afterMs: FIRST_AGAIN_MS,
      latestMs: FIRST_LATEST_MS,
    });
  }

  stop(): void {
    clearTimeout(this.#next);
    this.#letFirstBe();
  }

  #now(): void {
    this.#lastAt = Date.now();
    this.#read();
  }
}
