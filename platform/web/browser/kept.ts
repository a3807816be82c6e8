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

/** Tells when another tab changes a kept text. Returns the way to stop listening. */
export function onKeptElsewhere(key: string, tell: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
