import { useEffect, useState } from 'react';
import { parseDateTime } from '../../../../platform/wire/time.ts';

const TICK_MS = 15_000;

/** Seconds since a wire time, ticking. */
export function useWaitingSeconds(since: string | null): number | null {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return since === null ? null : Math.max(0, Math.round((now - parseDateTime(since).getTime()) / 1000));
}
