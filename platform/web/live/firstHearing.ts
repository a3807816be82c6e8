/** A connection that needs longer than this to open has left time for changes. */
const SOON_MS = 10_000;

/** Knows of a connection which destinations are heard with its first opening, before it ever broke. */
export class FirstHearing {
  readonly #askedAt = performance.now();
  #hasOpened = false;
  #destinations = new Set<string>();

  /** The connection is open, and these are asked for. */
  opens(destinations: Iterable<string>): void {
    const isSoon = performance.now() - this.#askedAt < SOON_MS;
    this.#destinations = new Set(this.#hasOpened || !isSoon ? [] : destinations);
    this.#hasOpened = true;
  }

  /** The connection is gone, or could not be had. */
  breaks(): void {
    this.#hasOpened = true;
    this.#destinations.clear();
  }

  /** Whether this is the destination's first hearing; it is that once. */
  take(destination: string): boolean {
    return this.#destinations.delete(destination);
  }
}
