import { useCallback, useEffect, useEffectEvent, useState } from 'react';

type OnBusy = (isBusy: boolean) => void;

/** Reports to the form once when its part becomes busy and once when that ends, also if the part is removed. */
export function useBusyReport(isBusy: boolean, onBusy: OnBusy | undefined): void {
  const report = useEffectEvent((now: boolean) => onBusy?.(now));
  useEffect(() => {
    if (!isBusy) return;
    report(true);
    return () => report(false);
  }, [isBusy]);
}

/** Whether any part of a form is busy. Each part reports by `onBusy`. */
export function useBusyParts(): { isBusy: boolean; onBusy: OnBusy } {
  const [count, setCount] = useState(0);
  const onBusy = useCallback((isBusy: boolean) => setCount((now) => now + (isBusy ? 1 : -1)), []);
  return { isBusy: count > 0, onBusy };
}
