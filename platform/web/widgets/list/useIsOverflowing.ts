import { type RefObject, useLayoutEffect, useState } from 'react';

/** True while the table is wider than its frame. */
export function useIsOverflowing(frame: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const outer = frame.current;
    const inner = outer?.querySelector('table');
    if (!outer || !inner || typeof ResizeObserver === 'undefined') return;
    const measure = () => setOverflows(inner.offsetWidth > outer.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    measure();
    return () => observer.disconnect();
  }, [frame]);
  return overflows;
}
