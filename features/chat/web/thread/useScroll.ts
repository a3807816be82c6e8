import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So near the end, in px, that somebody reads along. */
const NEAR_PX = 48;
/** So near the beginning that what was said before is sent for. */
const EARLY_PX = 120;

interface Shown {
  firstSeq: number;
  lastSeq: number;
  /** own messages on their way count as new at the end */
  unsent: number;
}

/**
 * Keeps the place in a list of messages: whoever reads along stays at the end, whoever reads earlier ones stays where
 * they are, whatever comes before or after. `isAway`: there is something below that has not been seen.
 */
export function useScroll(
  box: RefObject<HTMLElement | null>,
  { firstSeq, lastSeq, unsent }: Shown,
  onEarly: () => void,
) {
  const atEnd = useRef(true);
  const height = useRef(0);
  const before = useRef({ firstSeq: 0, unsent: 0 });
  const [isAway, setAway] = useState(false);

  const toEnd = () => {
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
    atEnd.current = true;
    setAway(false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is kept whenever the messages change
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const hasEarlier = before.current.firstSeq > firstSeq && firstSeq > 0;
    const hasOwn = unsent > before.current.unsent;
    if (hasEarlier && !atEnd.current) element.scrollTop += element.scrollHeight - height.current;
    else if (atEnd.current || hasOwn) toEnd();
    height.current = element.scrollHeight;
    before.current = { firstSeq, unsent };
  }, [firstSeq, lastSeq, unsent]);

  // pictures come later and push what is below
  useEffect(() => {
    const element = box.current;
    const inner = element?.firstElementChild;
    if (!element || !inner) return undefined;
    const watching = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = element.scrollHeight;
      height.current = element.scrollHeight;
    });
    watching.observe(inner);
    watching.observe(element);
    return () => watching.disconnect();
  }, [box]);

  const onScroll = () => {
    const element = box.current;
    if (element === null) return;
    const left = element.scrollHeight - element.clientHeight - element.scrollTop;
    atEnd.current = left < NEAR_PX;
    setAway(!atEnd.current);
    if (element.scrollTop < EARLY_PX) onEarly();
  };

  return { onScroll, toEnd, isAway };
}
