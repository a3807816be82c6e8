import { useEffect, useState } from 'react';

/** Delays work until the page is readable. */
export function useDelayed(since: boolean, ms: number): boolean {
  const [isElapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!since) return;
    const wait = setTimeout(() => setElapsed(true), ms);
    return () => clearTimeout(wait);
  }, [since, ms]);
  return isElapsed;
}
