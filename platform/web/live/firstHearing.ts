/** A connection that opens later than this may have missed changes. */
const SOON_MS = 10_000;

/** Destinations subscribed with the first opening of a connection, before any break. */
export class FirstHearing {
  readonly #askedAt = performance.now();
  #hasOpened = false;
  #destinations = new Set<string>();

  opens(destinations: Iterable<string>): void {
    const isSoon = performance.now() - this.#askedAt < SOON_MS;
    this.#destinations = new Set(this.#hasOpened || !isSoon ? [] : destinations);
    this.#hasOpened = true;
  }

  breaks(): void {
    this.#hasOpened = true;
    this.#destinations.clear();
  }

  /** True once per destination. */
  take(destination: string): boolean {
    return this.#destinations.delete(destination);
  }
}
