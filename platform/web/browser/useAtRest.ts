import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/** The page is drawn and answers by then at the latest, in ms. */
const LATEST_MS = 2_000;

/** Whether the page has come to rest since this was first drawn: for what nobody misses at first sight. */
export function useAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => whenIdle(() => setAtRest(true), { latestMs: LATEST_MS }), []);
  return isAtRest;
}
