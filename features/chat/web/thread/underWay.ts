/** What is being asked for: nothing is asked for twice at once. */
export class UnderWay {
  readonly #asked = new Map<string, Promise<void>>();

  /** Asks, unless the same is being asked for already; where it cannot be had, what is there stays. */
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
