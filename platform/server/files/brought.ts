import { MEGABYTE } from '../../wire/uploadRule.ts';
import type { Db } from '../database/connect.ts';
import type { Log } from '../log.ts';
import { isKept } from './keepBlob.ts';
import type { ReceivedFile } from './receivedFile.ts';
import type { Store } from './store.ts';
import { newStoreKey } from './storeKey.ts';

/** Larger files are flushed to the store before the transaction, which would otherwise wait for the flush. */
const MOST_IN_TRANSACTION = 8 * MEGABYTE;

/** Blobs stored before the transaction that may reference them. */
export class Brought {
  readonly #store: Store;
  readonly #log: Log;
  readonly #keys = new WeakMap<ReceivedFile, { storeKey: string; isWanted: boolean }>();

  constructor(store: Store, log: Log) {
    this.#store = store;
    this.#log = log;
  }

  async bring(db: Db, file: ReceivedFile): Promise<void> {
    const takesLong = this.#store.isFar || file.byteCount > MOST_IN_TRANSACTION;
    if (!takesLong || (await isKept(db, file.sha256))) return;
    const storeKey = newStoreKey();
    await this.#store.put(storeKey, file.path);
    this.#keys.set(file, { storeKey, isWanted: false });
  }

  /** Store key for the row about to be inserted; null: not pre-staged. */
  keyOf(file: ReceivedFile): string | null {
    const brought = this.#keys.get(file);
    if (!brought) return null;
    brought.isWanted = true;
    return brought.storeKey;
  }

  async takeBack(file: ReceivedFile): Promise<void> {
    const brought = this.#keys.get(file);
    if (!brought || brought.isWanted) return;
    try {
      await this.#store.remove([brought.storeKey]);
    } catch (fault) {
      this.#log.warn({ err: fault }, 'bytes that were refused stay in the store until its clean-up');
    }
  }
}
