import { useState } from 'react';

/** Runs one submit at a time: another one is dropped while it runs, and for `cooldownMs` after it. */
export function createSubmitLock(cooldownMs: number): (run: () => Promise<void>) => Promise<void> {
  let lockedUntil = 0;
  return async (run) => {
    if (performance.now() < lockedUntil) return;
    lockedUntil = Number.POSITIVE_INFINITY;
    try {
      await run();
    } finally {
      lockedUntil = performance.now() + cooldownMs;
    }
  };
}

/** Lock against the second submit of a double click; `cooldownMs`: how long after the first one the button still stands there. */
export function useSubmitLock(cooldownMs = 0): (run: () => Promise<void>) => Promise<void> {
  const [lock] = useState(() => createSubmitLock(cooldownMs));
  return lock;
}
