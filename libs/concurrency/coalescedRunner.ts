/**
 * One run at a time; requests of the same tick share a run, requests during a run the next one. A failure waits for
 * the next request.
 */
export class CoalescedRunner {
  readonly #onFailure: (fault: unknown) => void;
  readonly #runOnce: () => Promise<boolean>;
  #running: Promise<void> | null = null;
  #isRequested = false;
  #isClosed = false;

  /** `runOnce` returns whether more work may remain. */
  constructor(runOnce: () => Promise<boolean>, onFailure: (fault: unknown) => void) {
    this.#runOnce = runOnce;
    this.#onFailure = onFailure;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  request(): Promise<void> {
    this.#isRequested = true;
    this.#running ??= this.#runUntilDone();
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
    await Promise.resolve();
    try {
      while (this.#isRequested && !this.#isClosed) {
        this.#isRequested = false;
        if (await this.#runOnce()) this.#isRequested = true;
      }
    } catch (fault) {
      this.#onFailure(fault);
    } finally {
      // at once: a request in the microtasks after the last look would be lost
      this.#running = null;
    }
  }
}
