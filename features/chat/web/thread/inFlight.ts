/** Deduplicates requests in flight by key. */
export class InFlight {
  readonly #running = new Map<string, Promise<void>>();

  /** Errors are swallowed: the state stays as it is. */
  run(key: string, start: () => Promise<void>): Promise<void> {
    const running = this.#running.get(key);
    if (running) return running;
    const request = start()
      .catch(() => undefined)
      .finally(() => this.#running.delete(key));
    this.#running.set(key, request);
    return request;
  }
}
