import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { firstSeqOf, lastSeqOf } from './messageRange.ts';
import type { ThreadState } from './threadState.ts';

/** First message in view; `top`: px below the upper edge of the box. */
interface ScrollAnchor {
  seq: number;
  top: number;
}

const SEQ = 'data-seq';

const topIn = (box: HTMLElement, message: Element) =>
  message.getBoundingClientRect().top - box.getBoundingClientRect().top;

function anchorIn(box: HTMLElement): ScrollAnchor | null {
  const edge = box.getBoundingClientRect().top;
  for (const message of box.querySelectorAll(`[${SEQ}]`)) {
    const { top, bottom } = message.getBoundingClientRect();
    if (bottom > edge) return { seq: Number(message.getAttribute(SEQ)), top: top - edge };
  }
  return null;
}

/** Restores the anchor after messages changed around it. */
function restoreAnchor(box: HTMLElement, { seq, top }: ScrollAnchor): void {
  const message = box.querySelector(`[${SEQ}="${seq}"]`);
  if (message) box.scrollTop += topIn(box, message) - top;
}

function scrollToMiddle(box: HTMLElement, seq: number): void {
  const message = box.querySelector(`[${SEQ}="${seq}"]`);
  if (!message) return;
  const above = Math.max(0, (box.clientHeight - message.clientHeight) / 2);
  box.scrollTop += topIn(box, message) - above;
}

/** Distance from the end that counts as following, px. */
const FOLLOW_PX = 48;
/** Prefetch distance, px. */
const PREFETCH_PX = 120;

interface ScrollContent {
  state: ThreadState;
  /** pending messages of this tab; one more scrolls to the end */
  sentInThisTab: number;
}

interface ScrollCallbacks {
  onEarlier: () => void;
  onLater: () => void;
  onNewest: () => void;
  onLeaveEnd: () => void;
}

/** Follow the end, else keep the first visible message in place. `isAway`: unseen messages below. */
export function useScroll(
  box: RefObject<HTMLElement | null>,
  { state, sentInThisTab }: ScrollContent,
  callbacks: ScrollCallbacks,
) {
  const { settle: restore, follow, leave: jumpTo, measure, isAway, isFollowing } = useScrollAnchor(box, state.hasLater);
  const before = useRef<{ found: ThreadState['found']; sentInThisTab: number }>({
    found: null,
    sentInThisTab: 0,
  });
  const { found, hasLater, newestSeq } = state;

  const toEnd = () => {
    follow();
    callbacks.onNewest();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the messages change
  useLayoutEffect(() => {
    const isFound = found !== null && found !== before.current.found;
    const hasNewOwn = sentInThisTab > before.current.sentInThisTab;
    before.current = { found, sentInThisTab };
    if (isFound) jumpTo(found.seq);
    else if (hasNewOwn) toEnd();
    else restore();
    if (isFollowing() && hasLater) callbacks.onNewest();
  }, [firstSeqOf(state), lastSeqOf(state), sentInThisTab, found, hasLater, newestSeq]);

  const onScroll = () => {
    const distances = measure();
    if (distances === null) return;
    if (!isFollowing()) callbacks.onLeaveEnd();
    if (distances.above < PREFETCH_PX) callbacks.onEarlier();
    if (distances.below < PREFETCH_PX && hasLater && !isFollowing()) callbacks.onLater();
  };

  return { onScroll, toEnd, isAway: isAway || hasLater };
}

function useScrollAnchor(box: RefObject<HTMLElement | null>, hasLater: boolean) {
  const isFollowing = useRef(true);
  const anchor = useRef<ScrollAnchor | null>(null);
  const [isAway, setAway] = useState(false);

  /** Distances from both ends, px; updates the anchor. */
  const measure = () => {
    const element = box.current;
    if (element === null) return null;
    const above = element.scrollTop;
    const below = element.scrollHeight - element.clientHeight - above;
    // the end of an older range is not the newest message
    isFollowing.current = below < FOLLOW_PX && (!hasLater || isFollowing.current);
    setAway(!isFollowing.current);
    anchor.current = anchorIn(element);
    return { above, below };
  };
  const restore = () => {
    const element = box.current;
    if (element === null) return;
    if (isFollowing.current) element.scrollTop = element.scrollHeight;
    else if (anchor.current) restoreAnchor(element, anchor.current);
    anchor.current = anchorIn(element);
  };
  const follow = () => {
    isFollowing.current = true;
    setAway(false);
    restore();
  };
  const jumpTo = (seq: number) => {
    isFollowing.current = false;
    if (box.current) scrollToMiddle(box.current, seq);
    measure();
  };

  // pictures load late and shift the content
  const onResize = useEffectEvent(restore);
  useEffect(() => {
    const element = box.current;
    const inner = element?.firstElementChild;
    if (!element || !inner) return undefined;
    const observer = new ResizeObserver(() => onResize());
    observer.observe(inner);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  return { settle: restore, follow, leave: jumpTo, measure, isAway, isFollowing: () => isFollowing.current };
}
