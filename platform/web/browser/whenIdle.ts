/**
 * Does something once the browser has nothing to do for the page, `afterMs` from now at the earliest and
 * `latestMs` after that at the latest. Returns the way to let it be.
 */
export function whenIdle(
  then: () => void,
  { afterMs = 0, latestMs }: { afterMs?: number; latestMs: number },
): () => void {
  let idle: number | undefined;
  const begin = () => {
    // Safari has no idle callbacks
    if (typeof requestIdleCallback === 'undefined') then();
    else idle = requestIdleCallback(then, { timeout: latestMs });
  };
  const timer = setTimeout(begin, afterMs);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
