import { type RefObject, useEffect } from 'react';

/** Lets an ordinary wheel, which turns up and down, move along a row that is wider than its place. */
export function useWheelAlong(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    const turn = (event: WheelEvent) => {
      if (element === null || event.deltaX !== 0 || element.scrollWidth <= element.clientWidth) return;
      // the page below stays where it is
      event.preventDefault();
      element.scrollLeft += event.deltaY;
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [row]);
}
