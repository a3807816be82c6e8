import { useSyncExternalStore } from 'react';
import { forget, keep, onKeptElsewhere, readKept } from '../browser/kept.ts';

const KEY = 'ironsilk.token';
const listeners = new Set<() => void>();

const tellAll = () => {
  for (const tell of listeners) tell();
};

export function readToken(): string | null {
  return readKept(KEY);
}

export function keepToken(token: string): void {
  keep(KEY, token);
  tellAll();
}

/** Ends the session in all tabs of this browser. Does not call the server; `logout` does. */
export function dropToken(): void {
  forget(KEY);
  tellAll();
}

/** Subscribes to token changes, from other tabs too. Returns the unsubscribe function. */
export function onToken(tell: () => void): () => void {
  listeners.add(tell);
  const stopElsewhere = onKeptElsewhere(KEY, tell);
  return () => {
    listeners.delete(tell);
    stopElsewhere();
  };
}

export function useToken(): string | null {
  return useSyncExternalStore(onToken, readToken);
}
