/** Deduplicates requests in flight by key. */
export class UnderWay {
  readonly #asked = new Map<string, Promise<void>>();

  /** Errors are swallowed: the state stays as it is. */
  once(what: string, ask: () => Promise<void>): Promise<void> {
    const known = this.#asked.get(what);
    if (known) return known;
    const asking = ask()
      .catch(() => undefined)
      .finally(() => this.#asked.delete(what));
    this.#asked.set(what, asking);
    return asking;
  }
}
