import type { Readable } from 'node:stream';

/** Where bytes lie, by keys that are used once. A folder of this machine, or any S3-compatible store. */
export interface Store {
  /** putting takes so long, whatever the size, that no transaction should wait for it */
  isFar: boolean;
  /**
   * Takes a file of this machine's disk over into the store; safe on disk there when this returns. The file stays
   * where it is, and nobody may write to it any more.
   */
  put(key: string, path: string): Promise<void>;
  /** `from` and `to` are byte positions, both included. Throws before the first byte when there is nothing. */
  open(key: string, range?: { from: number; to: number }): Promise<Readable>;
  has(key: string): Promise<boolean>;
  /** Harmless where there is nothing. */
  remove(keys: readonly string[]): Promise<void>;
  /** Every key, with the time it was put; for finding what no row points to. */
  list(): AsyncIterable<{ key: string; putAt: Date }>;
}
