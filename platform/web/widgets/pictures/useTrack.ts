import { type RefObject, useEffect, useState } from 'react';

interface Track {
  hasBefore: boolean;
  hasAfter: boolean;
  move: (direction: 1 | -1) => void;
}

/** Horizontal scrolling by page; `length`: number of items. */
export function useTrack(row: RefObject<HTMLElement | null>, length: number): Track {
  const [ends, setEnds] = useState({ hasBefore: false, hasAfter: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `length` changes the width
  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const next = { hasBefore: scrollLeft > 1, hasAfter: scrollLeft + clientWidth < scrollWidth - 1 };
      setEnds((now) => (now.hasBefore === next.hasBefore && now.hasAfter === next.hasAfter ? now : next));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [row, length]);
  const move = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.9, behavior: 'smooth' });
  return { ...ends, move };
}
