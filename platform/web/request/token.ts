import { useSyncExternalStore } from 'react';
import { forget, keep, onKeptElsewhere, readKept } from '../browser/kept.ts';

const KEY = 'ironsilk.token';
const listeners = new Set<() => void>();

const tellAll = () => {
  for (const tell of listeners) tell();
};

/** The bearer token of the session; null when nobody is signed in. */
export function readToken(): string | null {
  return readKept(KEY);
}

/** Starts a session in this browser, all tabs. */
export function keepToken(token: string): void {
  keep(KEY, token);
  tellAll();
}

/** Ends the session in this browser, all tabs. The server is not told; `logout` does that. */
export function dropToken(): void {
  forget(KEY);
  tellAll();
}

/** Tells when the token changes here or in another tab. Returns the way to stop listening. */
export function onToken(tell: () => void): () => void {
  listeners.add(tell);
  const stopElsewhere = onKeptElsewhere(KEY, tell);
  return () => {
    listeners.delete(tell);
    stopElsewhere();
  };
}

/** The token, followed as it changes. */
export function useToken(): string | null {
  return useSyncExternalStore(onToken, readToken);
}
