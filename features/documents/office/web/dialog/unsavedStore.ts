import type { SentBy } from '../../../../../platform/wire/call.ts';
import type { saveCells } from '../../wire.ts';

export type CellChanges = SentBy<typeof saveCells>['changes'];
export type Shifts = SentBy<typeof saveCells>['shifts'];
export type Unsaved = { kind: 'docx'; bytes: ArrayBuffer } | { kind: 'xlsx'; changes: CellChanges; shifts?: Shifts };

export interface StoredChanges {
  /** version that they were made to */
  versionNo: number;
  at: number;
  unsaved: Unsaved;
}

const DATABASE = 'ironsilk.office';
const STORE = 'unsaved';
const MAX_AGE_MS = 14 * 86_400_000;

function openStore(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** One action in a transaction of its own; undefined where the browser keeps nothing. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const database = await openStore();
    try {
      return await new Promise<Result>((resolve, reject) => {
        const transaction = database.transaction(STORE, mode);
        const request = act(transaction.objectStore(STORE));
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(transaction.error);
      });
    } finally {
      database.close();
    }
  } catch {
    // private windows refuse storage
    return undefined;
  }
}

/** Unsaved changes of a person in this browser. */
export class UnsavedStore {
  readonly #key: string;

  constructor({ kind, documentId, person }: { kind: string; documentId: number; person: { userId: number } }) {
    this.#key = `${person.userId} ${kind} ${documentId}`;
  }

  async read(): Promise<StoredChanges | undefined> {
    const stored = await inStore<StoredChanges | undefined>('readonly', (store) => store.get(this.#key));
    if (stored === undefined || Date.now() - stored.at < MAX_AGE_MS) return stored;
    await this.remove();
    return undefined;
  }

  /** False: the browser keeps nothing. */
  async write(stored: StoredChanges): Promise<boolean> {
    return (await inStore('readwrite', (store) => store.put(stored, this.#key))) !== undefined;
  }

  async remove(): Promise<void> {
    await inStore('readwrite', (store) => store.delete(this.#key));
  }
}
