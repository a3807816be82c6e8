import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

const LATEST_MS = 2_000;

/** True once the browser has been idle after the first render (or after 2 s), to defer secondary work. */
export function useAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => whenIdle(() => setAtRest(true), { latestMs: LATEST_MS }), []);
  return isAtRest;
}
