import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from './mapProps.ts';

/** In whole CSS px; null before layout. */
export function useSize(element: RefObject<Element | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const measure = () => {
      const box = watched.getBoundingClientRect();
      const next = { width: Math.round(box.width), height: Math.round(box.height) };
      if (next.width === 0 || next.height === 0) return;
      setSize((last) => (last?.width === next.width && last.height === next.height ? last : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
