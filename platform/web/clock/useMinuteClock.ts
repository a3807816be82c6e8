import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const listener of listeners) listener();
  }, MINUTE_MS / 4);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Current time, updated once a minute; one timer for all components. */
export function useMinuteClock(): Date {
  return new Date(useSyncExternalStore(subscribe, currentMinute) * MINUTE_MS);
}
