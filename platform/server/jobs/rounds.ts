import type { Log } from '../log.ts';

/** One run at a time; requests during a run share the next one. A failure waits for the next request. */
export class Rounds {
  readonly #log: Log;
  readonly #failure: string;
  readonly #round: () => Promise<boolean>;
  #running: Promise<void> | null = null;
  #isAskedAgain = false;
  #isClosed = false;

  /** `round` returns whether more work may remain; `failure` is its log message. */
  constructor(log: Log, failure: string, round: () => Promise<boolean>) {
    this.#log = log;
    this.#failure = failure;
    this.#round = round;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  ask(): Promise<void> {
    this.#isAskedAgain = true;
    this.#running ??= this.#rounds().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  close(): void {
    this.#isClosed = true;
  }

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
