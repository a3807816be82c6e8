import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width and height in px. */
export interface Size {
  width: number;
  height: number;
}

/** The size of the inside of an element, followed as it changes; null before it is measured. */
export function useBoxSize(ref: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref]);
  return size;
}
