const STORE = 'reports';

/** Records that the browser keeps until they were sent, blobs among them; `key`: the field that names one. */
export function recordStore<Kept extends Record<Key, string>, Key extends string>(database: string, key: Key) {
  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(database, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: key });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });

  async function inStore<Result>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    const opened = await open();
    try {
      return await new Promise((resolve, reject) => {
        const request = act(opened.transaction(STORE, mode).objectStore(STORE));
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    } finally {
      opened.close();
    }
  }

  return {
    put: async (kept: Kept): Promise<void> => {
      await inStore('readwrite', (store) => store.put(kept));
    },
    all: (): Promise<Kept[]> => inStore<Kept[]>('readonly', (store) => store.getAll()),
    drop: (name: string): Promise<undefined> => inStore('readwrite', (store) => store.delete(name)),
  };
}
