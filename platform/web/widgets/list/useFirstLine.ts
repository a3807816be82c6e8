import { type RefObject, useLayoutEffect, useState } from 'react';

/** How many children of a wrapping, positioned box stand in its first line; measured again when it or one of them changes its size. */
export function useFirstLine(box: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const children = [...element.children].filter((child) => child instanceof HTMLElement);
      const first = children[0]?.offsetTop ?? 0;
      const next = children.findIndex(
        (child) =>
          child.offsetTop > first + child.offsetHeight / 2 ||
          child.offsetLeft + child.offsetWidth > element.clientWidth,
      );
      setCount(next === -1 ? Number.POSITIVE_INFINITY : next);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, [box]);
  return count;
}
