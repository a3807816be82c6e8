import { type RefObject, useEffect } from 'react';

/** Vertical wheel scrolls an overflowing row sideways. */
export function useHorizontalWheel(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    const onWheel = (event: WheelEvent) => {
      if (element === null || event.deltaX !== 0 || element.scrollWidth <= element.clientWidth) return;
      // keep the page from scrolling
      event.preventDefault();
      element.scrollLeft += event.deltaY;
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [row]);
}
