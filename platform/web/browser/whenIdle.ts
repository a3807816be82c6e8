/** Runs a callback in an idle period, `afterMs` from now at the earliest. Returns the cancel function. */
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
