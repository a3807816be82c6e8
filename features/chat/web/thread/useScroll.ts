import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { keepPlace, type Place, placeIn, showInMiddle } from './place.ts';
import { firstSeqOf, lastSeqOf } from './stretch.ts';
import type { ThreadState } from './threadState.ts';

/** Distance from the end that counts as following, px. */
const NEAR_PX = 48;
/** Prefetch distance, px. */
const EARLY_PX = 120;

interface Shown {
  state: ThreadState;
  /** pending messages of this tab; one more scrolls to the end */
  saidHere: number;
}

interface Moves {
  onEarlier: () => void;
  onLater: () => void;
  onNewest: () => void;
  onAway: () => void;
}

/** Follow the end, else keep the first visible message in place. `isAway`: unseen messages below. */
export function useScroll(box: RefObject<HTMLElement | null>, { state, saidHere }: Shown, moves: Moves) {
  const { settle, follow, leave, measure, isAway, isFollowing } = usePlace(box, state.hasLater);
  const before = useRef<{ found: ThreadState['found']; saidHere: number }>({ found: null, saidHere: 0 });
  const { found, hasLater, newestSeq } = state;

  const toEnd = () => {
    follow();
    moves.onNewest();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the messages change
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

function usePlace(box: RefObject<HTMLElement | null>, hasLater: boolean) {
  const isFollowing = useRef(true);
  const place = useRef<Place | null>(null);
  const [isAway, setAway] = useState(false);

  /** Distances from both ends, px; updates the anchor. */
  const measure = () => {
    const element = box.current;
    if (element === null) return null;
    const above = element.scrollTop;
    const below = element.scrollHeight - element.clientHeight - above;
    // the end of an older range is not the newest message
    isFollowing.current = below < NEAR_PX && (!hasLater || isFollowing.current);
    setAway(!isFollowing.current);
    place.current = placeIn(element);
    return { above, below };
  };
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

  // pictures load late and shift the content
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
