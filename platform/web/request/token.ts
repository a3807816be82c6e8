import { useSyncExternalStore } from 'react';
import { onStoredChange, readStored, removeStored, writeStored } from '../browser/localStore.ts';

const KEY = 'ironsilk.token';
const listeners = new Set<() => void>();

const notifyListeners = () => {
  for (const listener of listeners) listener();
};

export function readToken(): string | null {
  return readStored(KEY);
}

export function storeToken(token: string): void {
  writeStored(KEY, token);
  notifyListeners();
}

/** Ends the session in all tabs of this browser. Does not call the server; `logout` does. */
export function clearToken(): void {
  removeStored(KEY);
  notifyListeners();
}

/** Subscribes to token changes, from other tabs too. Returns the unsubscribe function. */
export function onTokenChange(listener: () => void): () => void {
  listeners.add(listener);
  const stopElsewhere = onStoredChange(KEY, listener);
  return () => {
    listeners.delete(listener);
    stopElsewhere();
  };
}

export function useToken(): string | null {
  return useSyncExternalStore(onTokenChange, readToken);
}
