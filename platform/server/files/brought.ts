import { MEGABYTE } from '../../wire/uploadRule.ts';
import type { Db } from '../database/connect.ts';
import type { Log } from '../log.ts';
import { isKept } from './keepBlob.ts';
import type { ReceivedFile } from './receivedFile.ts';
import type { Store } from './store.ts';
import { newStoreKey } from './storeKey.ts';

/** To flush more than this takes so long, also on this machine's disk, that no transaction should wait for it. */
const MOST_IN_TRANSACTION = 8 * MEGABYTE;

/** Files whose bytes are in the store ahead of the transaction that may keep them. */
export class Brought {
  readonly #store: Store;
  readonly #log: Log;
  readonly #keys = new WeakMap<ReceivedFile, { storeKey: string; isWanted: boolean }>();

  constructor(store: Store, log: Log) {
    this.#store = store;
    this.#log = log;
  }

  /** Puts the bytes into the store if that takes long and equal ones are not there. */
  async bring(db: Db, file: ReceivedFile): Promise<void> {
    const takesLong = this.#store.isFar || file.byteCount > MOST_IN_TRANSACTION;
    if (!takesLong || (await isKept(db, file.sha256))) return;
    const storeKey = newStoreKey();
    await this.#store.put(storeKey, file.path);
    this.#keys.set(file, { storeKey, isWanted: false });
  }

  /** Where the bytes are, for a row that is about to name the place; null when they were not brought. */
  keyOf(file: ReceivedFile): string | null {
    const brought = this.#keys.get(file);
    if (!brought) return null;
    brought.isWanted = true;
    return brought.storeKey;
  }

  /** Takes bytes away that were refused before any row could name them; of others only the clean-up knows enough. */
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
