import type { Log } from '../log.ts';

/** One run at a time; requests during a run share the next one. A failure waits for the next request. */
export class CoalescedRunner {
  readonly #log: Log;
  readonly #failure: string;
  readonly #runOnce: () => Promise<boolean>;
  #running: Promise<void> | null = null;
  #isRequested = false;
  #isClosed = false;

  /** `runOnce` returns whether more work may remain; `failure` is its log message. */
  constructor(log: Log, failure: string, runOnce: () => Promise<boolean>) {
    this.#log = log;
    this.#failure = failure;
    this.#runOnce = runOnce;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  request(): Promise<void> {
    this.#isRequested = true;
    this.#running ??= this.#runUntilDone().finally(() => {
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

  async #runUntilDone(): Promise<void> {
    try {
      while (this.#isRequested && !this.#isClosed) {
        this.#isRequested = false;
        if (await this.#runOnce()) this.#isRequested = true;
      }
    } catch (fault) {
      this.#log.error({ err: fault }, this.#failure);
    }
  }
}
