/** Runs a callback in an idle period, `afterMs` from now at the earliest. Returns the cancel function. */
export function whenIdle(
  callback: () => void,
  { afterMs = 0, latestMs }: { afterMs?: number; latestMs: number },
): () => void {
  let idle: number | undefined;
  const schedule = () => {
    // Safari has no idle callbacks
    if (typeof requestIdleCallback === 'undefined') callback();
    else idle = requestIdleCallback(callback, { timeout: latestMs });
  };
  const timer = setTimeout(schedule, afterMs);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
