const WINDOW_MS = 60_000;
/** More keys than this within a minute: start over, so that memory stays bounded. */
const MAX_KEYS = 10_000;

/** Fixed window rate limit per key, in this process. */
export class CallWindow {
  readonly #max: number;
  readonly #counts = new Map<number, { startedAt: number; count: number }>();

  constructor(max: number) {
    this.#max = max;
  }

  /** False: over the limit. */
  admit(keyId: number, now: number): boolean {
    const current = this.#counts.get(keyId);
    if (current && now < current.startedAt + WINDOW_MS) {
      current.count += 1;
      return current.count <= this.#max;
    }
    if (this.#counts.size >= MAX_KEYS) this.#counts.clear();
    this.#counts.set(keyId, { startedAt: now, count: 1 });
    return true;
  }
}
