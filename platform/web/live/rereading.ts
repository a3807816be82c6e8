import { whenIdle } from '../browser/whenIdle.ts';

/** Something that changes many times a second is read again once a second. */
const AT_MOST_EVERY_MS = 1_000;
/** The first page is drawn and answers by then. */
const FIRST_AGAIN_MS = 3_000;
const FIRST_LATEST_MS = 3_000;

/** Decides when to read again what others change. */
export class Rereading {
  readonly #read: () => void;
  #lastAt = Number.NEGATIVE_INFINITY;
  #next: ReturnType<typeof setTimeout> | undefined;
  #letFirstBe = () => {};

  constructor(read: () => void) {
    this.#read = read;
  }

  /** Something has changed: now, or a moment later where it was read a moment ago. */
  changed(): void {
    this.stop();
    const wait = this.#lastAt + AT_MOST_EVERY_MS - Date.now();
    if (wait <= 0) this.#now();
    else this.#next = setTimeout(() => this.#now(), wait);
  }

  /**
   * Hearing begins. What changed since the last reading was not heard, so it is read again: at once after a break;
   * when the page has just been loaded, later and quietly, because all of it was read a moment ago.
   */
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

  /** Lets what was to be read later be. */
  stop(): void {
    clearTimeout(this.#next);
    this.#letFirstBe();
  }

  #now(): void {
    this.#lastAt = Date.now();
    this.#read();
  }
}
