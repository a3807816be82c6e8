const memory = new Map<string, string>();

/** Value of a localStorage key, or null. Falls back to memory where storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Writes a localStorage key; for this page only where storage is blocked or full. */
export function writeStored(key: string, text: string): void {
  memory.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // private windows refuse storage; memory holds until the page closes
  }
}

export function removeStored(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // see writeStored()
  }
}

/** All stored entries whose key starts with `prefix`. */
export function storedWithPrefix(prefix: string): ReadonlyMap<string, string> {
  let entries: [string, string][];
  try {
    entries = Object.entries(localStorage);
  } catch {
    entries = [...memory];
  }
  return new Map(entries.filter(([key]) => key.startsWith(prefix)));
}

/** Calls the listener when another tab changes a key with this prefix. Returns the unsubscribe function. */
export function onStoredPrefixChange(prefix: string, listener: () => void): () => void {
  return onStorageEvent((key) => key.startsWith(prefix), listener);
}

/** Calls the listener when another tab changes this key. Returns the unsubscribe function. */
export function onStoredChange(key: string, listener: () => void): () => void {
  return onStorageEvent((changed) => changed === key, listener);
}

function onStorageEvent(matches: (key: string) => boolean, listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // null: localStorage.clear()
    if (key === null || matches(key)) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
