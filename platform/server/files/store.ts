import type { Readable } from 'node:stream';

/** Blob store with keys that are used once: a folder, or any S3-compatible server. */
export interface Store {
  /** remote store: upload before opening the transaction */
  isRemote: boolean;
  /** Copies a local file into the store, durable on return; do not write to the file afterwards. */
  put(key: string, path: string): Promise<void>;
  /** `from` and `to`: byte positions, inclusive. Rejects before the first byte if the key is absent. */
  open(key: string, range?: { from: number; to: number }): Promise<Readable>;
  has(key: string): Promise<boolean>;
  /** Ignores absent keys. */
  remove(keys: readonly string[]): Promise<void>;
  /** Every key with its time of storage, for finding orphans. */
  list(): AsyncIterable<{ key: string; putAt: Date }>;
}
