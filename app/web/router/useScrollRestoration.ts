import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { isResumeState } from './resume.ts';
import { type HistoryEntry, ScrollPositions } from './scrollPositions.ts';

const KEY = 'ironsilk.scroll';
/** Longest wait for a page to grow to its saved position. */
const GROWTH_TIMEOUT_MS = 3000;

/** By a typed address or a link, neither reloaded nor gone back to: the router has written nothing into the entry yet. */
const isOpenedAnew = history.state === null;

function loadPositions(): ScrollPositions {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    const isPosition = (one: unknown): one is [string, number] =>
      Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number';
    return new ScrollPositions(Array.isArray(stored) ? stored.filter(isPosition) : []);
  } catch {
    return new ScrollPositions();
  }
}

function storePositions(positions: ScrollPositions): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(positions.entries()));
  } catch {
    // without storage, each page begins at its top after a reload
  }
}

/** Scrolls again while the page grows, until the position is reached, the time is up or the user scrolls. */
function scrollUntilReached(top: number, isDone: () => void): () => void {
  const reaches = () => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) < 2;
  };
  if (reaches()) {
    isDone();
    return () => {};
  }
  const growth = new ResizeObserver(() => reaches() && stop());
  const timer = setTimeout(() => stop(), GROWTH_TIMEOUT_MS);
  const own = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const event of own) window.removeEventListener(event, stop);
    isDone();
  };
  growth.observe(document.body);
  for (const event of own) window.addEventListener(event, stop, { passive: true });
  return stop;
}

/** Scroll restoration (portal 2.2, 2.4). */
export function useScrollRestoration(): void {
  const location = useLocation();
  const type = useNavigationType();
  const positions = useRef<ScrollPositions>(null);
  const before = useRef<HistoryEntry>(null);
  const isMoving = useRef(false);
  positions.current ??= loadPositions();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history is one arrival
  useLayoutEffect(() => {
    const entry = { key: location.key, pathname: location.pathname };
    const onward = isResumeState(location.state) ? 'resumes' : 'onward';
    const kind = type === NavigationType.Pop ? 'back' : onward;
    const isFirst = before.current === null;
    const top = positions.current?.positionFor(entry, before.current, kind) ?? null;
    before.current = entry;
    // a window just loaded is at its top; reading scrollY would force a layout before the first paint
    if (isFirst && (isOpenedAnew || top === 0)) return;
    if (top === null) {
      positions.current?.save(entry, window.scrollY);
      return;
    }
    isMoving.current = true;
    return scrollUntilReached(top, () => {
      isMoving.current = false;
    });
  }, [location.key]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const saveCurrent = () => {
      if (before.current && !isMoving.current) positions.current?.save(before.current, window.scrollY);
    };
    const leave = () => positions.current && storePositions(positions.current);
    window.addEventListener('scroll', saveCurrent, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', saveCurrent);
      window.removeEventListener('pagehide', leave);
    };
  }, []);
}
