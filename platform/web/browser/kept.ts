const memory = new Map<string, string>();

/** A text kept in this browser; null when there is none. Falls back to memory where storage is blocked. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Keeps a text in this browser, for this session only where storage is blocked or full. */
export function keep(key: string, text: string): void {
  memory.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // private windows refuse storage; memory holds until the page is closed
  }
}

/** Removes a kept text. */
export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // see keep()
  }
}

/** All texts kept under keys that begin alike, by their keys. */
export function keptUnder(beginning: string): ReadonlyMap<string, string> {
  let entries: [string, string][];
  try {
    entries = Object.entries(localStorage);
  } catch {
    entries = [...memory];
  }
  return new Map(entries.filter(([key]) => key.startsWith(beginning)));
}

/** Tells when another tab changes a text under keys that begin alike. Returns the way to stop listening. */
export function onKeptUnder(beginning: string, tell: () => void): () => void {
  return onKept((key) => key.startsWith(beginning), tell);
}

/** Tells when another tab changes a kept text. Returns the way to stop listening. */
export function onKeptElsewhere(key: string, tell: () => void): () => void {
  return onKept((changed) => changed === key, tell);
}

function onKept(isMeant: (key: string) => boolean, tell: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    // all at once was removed
    if (key === null || isMeant(key)) tell();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
