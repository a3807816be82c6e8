/** A connection that opens later than this may have missed changes. */
const INITIAL_WINDOW_MS = 10_000;

/** Destinations subscribed with the first opening of a connection, before any break. */
export class InitialSubscriptions {
  readonly #startedAt = performance.now();
  #hasOpened = false;
  #destinations = new Set<string>();

  onOpen(destinations: Iterable<string>): void {
    const isInTime = performance.now() - this.#startedAt < INITIAL_WINDOW_MS;
    this.#destinations = new Set(this.#hasOpened || !isInTime ? [] : destinations);
    this.#hasOpened = true;
  }

  onBreak(): void {
    this.#hasOpened = true;
    this.#destinations.clear();
  }

  /** True once per destination. */
  take(destination: string): boolean {
    return this.#destinations.delete(destination);
  }
}
