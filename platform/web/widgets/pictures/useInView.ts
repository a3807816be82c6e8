import { type RefObject, useEffect, useState } from 'react';

const AHEAD = '200px';

/** True once the element has been in or near the viewport, for lazy loading. */
export function useInView(ref: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null || isInView) return;
    const watch = new IntersectionObserver(
      (changes) => {
        if (changes.some(({ isIntersecting }) => isIntersecting)) setInView(true);
      },
      { rootMargin: AHEAD },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref, isInView]);
  return isInView;
}
