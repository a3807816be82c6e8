import type { Log } from '../log.ts';

/**
 * Work that is looked for whenever somebody says that there may be some: rounds of one process follow each other,
 * and whatever is asked for during one is looked for in the next. What fails is logged and waits for the next time
 * somebody asks.
 */
export class Rounds {
  readonly #log: Log;
  readonly #failure: string;
  readonly #round: () => Promise<boolean>;
  #running: Promise<void> | null = null;
  #isAskedAgain = false;
  #isClosed = false;

  /** `round` works something off and tells whether there may be more; `failure` is what the log says when it throws. */
  constructor(log: Log, failure: string, round: () => Promise<boolean>) {
    this.#log = log;
    this.#failure = failure;
    this.#round = round;
  }

  /** Whether the process is leaving, so that nothing new should be begun. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Looks for work; resolves when there is none left. */
  ask(): Promise<void> {
    this.#isAskedAgain = true;
    this.#running ??= this.#rounds().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Begins nothing any more. */
  close(): void {
    this.#isClosed = true;
  }

  /** Begins nothing any more and waits for what is under way. */
  async stop(): Promise<void> {
    this.close();
    await this.#running;
  }

  async #rounds(): Promise<void> {
    try {
      while (this.#isAskedAgain && !this.#isClosed) {
        this.#isAskedAgain = false;
        if (await this.#round()) this.#isAskedAgain = true;
      }
    } catch (fault) {
      this.#log.error({ err: fault }, this.#failure);
    }
  }
}
