import { DUPLICATE_WINDOW_MS } from '../../../../platform/web/request/send.ts';

/** Runs nothing beside another run, nor just after it: the second click of a double click may still meet the button. */
export function oneAtATime(now = () => performance.now()): (run: () => Promise<void>) => Promise<void> {
  let blockedUntil = 0;
  return async (run) => {
    if (now() < blockedUntil) return;
    blockedUntil = Number.POSITIVE_INFINITY;
    try {
      await run();
    } finally {
      blockedUntil = now() + DUPLICATE_WINDOW_MS;
    }
  };
}
