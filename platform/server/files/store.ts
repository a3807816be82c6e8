import type { Readable } from 'node:stream';

/** Where bytes lie, by keys that are used once. A folder of this machine, or any S3-compatible store. */
export interface Store {
  /** Copies a file of this machine's disk into the store; safe on disk there when this returns. */
  put(key: string, path: string): Promise<void>;
  /** `from` and `to` are byte positions, both included. */
  open(key: string, range?: { from: number; to: number }): Promise<Readable>;
  /** Harmless when there is nothing. */
  remove(key: string): Promise<void>;
  /** Every key, with the time it was put; for finding what no row points to. */
  list(): AsyncIterable<{ key: string; putAt: Date }>;
}
