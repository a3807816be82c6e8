import { MEGABYTE } from '../../wire/uploadRule.ts';
import type { Db } from '../database/connect.ts';
import type { Log } from '../log.ts';
import type { ReceivedFile } from './receivedFile.ts';
import { blobExists } from './saveBlob.ts';
import type { Store } from './store.ts';
import { newStoreKey } from './storeKey.ts';

/** Larger files are flushed to the store before the transaction, which would otherwise wait for the flush. */
const MAX_BYTES_IN_TRANSACTION = 8 * MEGABYTE;

/** Blobs stored before the transaction that may reference them. */
export class PreStagedBlobs {
  readonly #store: Store;
  readonly #log: Log;
  readonly #keys = new WeakMap<ReceivedFile, { storeKey: string; isReferenced: boolean }>();

  constructor(store: Store, log: Log) {
    this.#store = store;
    this.#log = log;
  }

  async preStage(db: Db, file: ReceivedFile): Promise<void> {
    const takesLong = this.#store.isRemote || file.byteCount > MAX_BYTES_IN_TRANSACTION;
    if (!takesLong || (await blobExists(db, file.sha256))) return;
    const storeKey = newStoreKey();
    await this.#store.put(storeKey, file.path);
    this.#keys.set(file, { storeKey, isReferenced: false });
  }

  /** Store key for the row about to be inserted; null: not pre-staged. */
  stagedKeyOf(file: ReceivedFile): string | null {
    const preStaged = this.#keys.get(file);
    if (!preStaged) return null;
    preStaged.isReferenced = true;
    return preStaged.storeKey;
  }

  async removeUnreferenced(file: ReceivedFile): Promise<void> {
    const preStaged = this.#keys.get(file);
    if (!preStaged || preStaged.isReferenced) return;
    try {
      await this.#store.remove([preStaged.storeKey]);
    } catch (fault) {
      this.#log.warn({ err: fault }, 'bytes that were refused stay in the store until its clean-up');
    }
  }
}
