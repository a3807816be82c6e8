import { useEffect, useState } from 'react';

/** Seconds left; by the clock, so that a sleeping tab catches up. */
export function useCountdown(seconds: number) {
  const [endsAt, setEndsAt] = useState(0);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (endsAt === 0) return;
    const look = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
    look();
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, [endsAt]);

  return { left, start: () => setEndsAt(Date.now() + seconds * 1000) };
}
