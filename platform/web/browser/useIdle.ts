import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

const LATEST_MS = 2_000;

/** True once the browser has been idle after the first render (or after 2 s), to defer secondary work. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true), { latestMs: LATEST_MS }), []);
  return isIdle;
}
