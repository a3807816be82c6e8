import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { keepPlace, type Place, placeIn, showInMiddle } from './place.ts';
import { firstSeqOf, lastSeqOf } from './stretch.ts';
import type { ThreadState } from './threadState.ts';

/** So near the end, in px, that somebody reads along. */
const NEAR_PX = 48;
/** So near the beginning or the end of what is there that more is sent for. */
const EARLY_PX = 120;

interface Shown {
  state: ThreadState;
  /** how many messages said in this window are on their way: one more leads to the end */
  saidHere: number;
}

interface Moves {
  onEarlier: () => void;
  onLater: () => void;
  onNewest: () => void;
  /** somebody has gone away from the end */
  onAway: () => void;
}

/**
 * Keeps the place in a list of messages: whoever reads along stays at the end, whoever reads earlier ones stays where
 * they are, whatever comes or goes around it, and a find is brought into the middle. `isAway`: there is something
 * below that has not been seen.
 */
export function useScroll(box: RefObject<HTMLElement | null>, { state, saidHere }: Shown, moves: Moves) {
  const { settle, follow, leave, measure, isAway, isFollowing } = usePlace(box, state.hasLater);
  const before = useRef<{ found: ThreadState['found']; saidHere: number }>({ found: null, saidHere: 0 });
  const { found, hasLater, newestSeq } = state;

  const toEnd = () => {
    follow();
    moves.onNewest();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is kept whenever the messages change
  useLayoutEffect(() => {
    const isFound = found !== null && found !== before.current.found;
    const hasOwn = saidHere > before.current.saidHere;
    before.current = { found, saidHere };
    if (isFound) leave(found.seq);
    else if (hasOwn) toEnd();
    else settle();
    if (isFollowing() && hasLater) moves.onNewest();
  }, [firstSeqOf(state), lastSeqOf(state), saidHere, found, hasLater, newestSeq]);

  const onScroll = () => {
    const left = measure();
    if (left === null) return;
    if (!isFollowing()) moves.onAway();
    if (left.above < EARLY_PX) moves.onEarlier();
    if (left.below < EARLY_PX && hasLater && !isFollowing()) moves.onLater();
  };

  return { onScroll, toEnd, isAway: isAway || hasLater };
}

/** Where somebody is in a box that scrolls: at the end and following it, or at a message. */
function usePlace(box: RefObject<HTMLElement | null>, hasLater: boolean) {
  const isFollowing = useRef(true);
  const place = useRef<Place | null>(null);
  const [isAway, setAway] = useState(false);

  /** Measures how far the view is from both ends, px, and takes what it shows for the place. */
  const measure = () => {
    const element = box.current;
    if (element === null) return null;
    const above = element.scrollTop;
    const below = element.scrollHeight - element.clientHeight - above;
    // the end of a part of long ago is not the end
    isFollowing.current = below < NEAR_PX && (!hasLater || isFollowing.current);
    setAway(!isFollowing.current);
    place.current = placeIn(element);
    return { above, below };
  };
  /** After the messages have changed, or the heights of some. */
  const settle = () => {
    const element = box.current;
    if (element === null) return;
    if (isFollowing.current) element.scrollTop = element.scrollHeight;
    else if (place.current) keepPlace(element, place.current);
    place.current = placeIn(element);
  };
  const follow = () => {
    isFollowing.current = true;
    setAway(false);
    settle();
  };
  const leave = (seq: number) => {
    isFollowing.current = false;
    if (box.current) showInMiddle(box.current, seq);
    measure();
  };

  // pictures come later and push what is below
  const onResize = useEffectEvent(settle);
  useEffect(() => {
    const element = box.current;
    const inner = element?.firstElementChild;
    if (!element || !inner) return undefined;
    const watching = new ResizeObserver(() => onResize());
    watching.observe(inner);
    watching.observe(element);
    return () => watching.disconnect();
  }, [box]);

  return { settle, follow, leave, measure, isAway, isFollowing: () => isFollowing.current };
}
