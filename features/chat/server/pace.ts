export interface PaceRule {
  burst: number;
  perSecond: number;
}

interface Bucket {
  left: number;
  at: number;
}

/** Buckets in memory; full ones are evicted beyond this. */
const MOST_KEPT = 10_000;

/** Token bucket per key, per process. */
export class Pace {
  readonly #rule: PaceRule;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rule: PaceRule, now: () => number = Date.now) {
    this.#rule = rule;
    this.#now = now;
  }

  /** Takes a token; false: none left. */
  takes(key: string): boolean {
    const now = this.#now();
    const bucket = { left: this.#leftOf(key, now) - 1, at: now };
    if (bucket.left < 0) return false;
    if (this.#buckets.size >= MOST_KEPT) this.#forget(now);
    this.#buckets.set(key, bucket);
    return true;
  }

  #leftOf(key: string, now: number): number {
    const { burst, perSecond } = this.#rule;
    const bucket = this.#buckets.get(key);
    return bucket ? Math.min(burst, bucket.left + ((now - bucket.at) * perSecond) / 1000) : burst;
  }

  #forget(now: number): void {
    for (const key of this.#buckets.keys()) {
      if (this.#leftOf(key, now) >= this.#rule.burst) this.#buckets.delete(key);
    }
  }
}
