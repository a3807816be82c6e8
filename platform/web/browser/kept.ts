const memory = new Map<string, string>();

/** Value of a localStorage key, or null. Falls back to memory where storage is blocked. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Writes a localStorage key; for this page only where storage is blocked or full. */
export function keep(key: string, text: string): void {
  memory.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // private windows refuse storage; memory holds until the page closes
  }
}

export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // see writeStored()
  }
}

/** All stored entries whose key starts with `prefix`. */
export function keptUnder(beginning: string): ReadonlyMap<string, string> {
  let entries: [string, string][];
  try {
    entries = Object.entries(localStorage);
  } catch {
    entries = [...memory];
  }
  return new Map(entries.filter(([key]) => key.startsWith(beginning)));
}

/** Calls the listener when another tab changes a key with this prefix. Returns the unsubscribe function. */
export function onKeptUnder(beginning: string, tell: () => void): () => void {
  return onKept((key) => key.startsWith(beginning), tell);
}

/** Calls the listener when another tab changes this key. Returns the unsubscribe function. */
export function onKeptElsewhere(key: string, tell: () => void): () => void {
  return onKept((changed) => changed === key, tell);
}

function onKept(isMeant: (key: string) => boolean, tell: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    // null: localStorage.clear()
    if (key === null || isMeant(key)) tell();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
