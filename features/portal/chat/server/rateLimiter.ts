interface RateLimit {
  burst: number;
  perSecond: number;
}

interface Bucket {
  tokens: number;
  updatedAt: number;
}

/** Buckets in memory; full ones are evicted beyond this. */
const MAX_BUCKETS = 10_000;

/** Token bucket per key, per process. */
export class RateLimiter {
  readonly #rule: RateLimit;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(limit: RateLimit, now: () => number = Date.now) {
    this.#rule = limit;
    this.#now = now;
  }

  /** Takes a token; false: none left. */
  tryAcquire(key: string): boolean {
    const now = this.#now();
    const bucket = { tokens: this.#tokensOf(key, now) - 1, updatedAt: now };
    if (bucket.tokens < 0) return false;
    if (this.#buckets.size >= MAX_BUCKETS) this.#evictFull(now);
    this.#buckets.set(key, bucket);
    return true;
  }

  #tokensOf(key: string, now: number): number {
    const { burst, perSecond } = this.#rule;
    const bucket = this.#buckets.get(key);
    return bucket ? Math.min(burst, bucket.tokens + ((now - bucket.updatedAt) * perSecond) / 1000) : burst;
  }

  #evictFull(now: number): void {
    for (const key of this.#buckets.keys()) {
      if (this.#tokensOf(key, now) >= this.#rule.burst) this.#buckets.delete(key);
    }
  }
}
