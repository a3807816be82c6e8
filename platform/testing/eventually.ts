import { vi } from 'vitest';

/** Slow machines take three times as long: this ends only what hangs. */
const HANGING_MS = 60_000;
const INTERVAL_MS = 50;

/** Waits until the assertion holds, and returns what it returns. */
export function eventually<Result>(assertion: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(assertion, { timeout: HANGING_MS, interval: INTERVAL_MS });
}
