import { type RefObject, useEffect, useState } from 'react';

/** Pictures begin to come a little before they are scrolled to. */
const AHEAD = '200px';

/** Whether an element has been in the window, or near it; what was never seen is never fetched. */
export function useSeen(ref: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null || isSeen) return;
    const watch = new IntersectionObserver(
      (changes) => {
        if (changes.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: AHEAD },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref, isSeen]);
  return isSeen;
}
