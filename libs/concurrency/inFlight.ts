/** One request at a time by key; callers meanwhile share it. */
export class InFlight<Result = void> {
  readonly #running = new Map<string, Promise<Result>>();

  run(key: string, start: () => Promise<Result>): Promise<Result> {
    const running = this.#running.get(key);
    if (running) return running;
    const request = start().finally(() => this.#running.delete(key));
    this.#running.set(key, request);
    return request;
  }
}
