import { type RefObject, useEffect, useState } from 'react';

interface Track {
  /** whether there is something to the left, to the right */
  hasBefore: boolean;
  hasAfter: boolean;
  move: (direction: 1 | -1) => void;
}

/** Scrolling a row sideways by what is in the window; `length` is how much there is in it. */
export function useTrack(row: RefObject<HTMLElement | null>, length: number): Track {
  const [ends, setEnds] = useState({ hasBefore: false, hasAfter: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of things makes another width
  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const next = { hasBefore: scrollLeft > 1, hasAfter: scrollLeft + clientWidth < scrollWidth - 1 };
      setEnds((now) => (now.hasBefore === next.hasBefore && now.hasAfter === next.hasAfter ? now : next));
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [row, length]);
  const move = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.9, behavior: 'smooth' });
  return { ...ends, move };
}
