import { useEffect, useState } from 'react';

/** Delays work until the page is readable. */
export function useLater(since: boolean, ms: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    if (!since) return;
    const wait = setTimeout(() => setLater(true), ms);
    return () => clearTimeout(wait);
  }, [since, ms]);
  return isLater;
}
