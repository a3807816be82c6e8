import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { isResumeState } from './resume.ts';
import { type HistoryEntry, ScrollPositions } from './scrollPositions.ts';

const KEY = 'ironsilk.scroll';
/** Longest wait for a page to grow to its saved position. */
const GROWTH_TIMEOUT_MS = 3000;

/** The router gives the first entry of each load of the window the same key. */
const FIRST_KEY = 'default';
const keyOf = ({ key, pathname }: HistoryEntry) => (key === FIRST_KEY ? `${key} ${pathname}` : key);

/** By a typed address or a link, neither reloaded nor gone back to. */
function wasOpenedAnew(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type === 'navigate';
}

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
  window.scrollTo(0, top);
  if (Math.abs(window.scrollY - top) < 2) {
    isDone();
    return () => {};
  }
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 2) stop();
  });
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
    const entry = { key: keyOf(location), pathname: location.pathname };
    const onward = isResumeState(location.state) ? 'resumes' : 'onward';
    const kind = type === NavigationType.Pop ? 'back' : onward;
    const isFirst = before.current === null;
    const known = positions.current?.positionFor(entry, before.current, kind) ?? null;
    const top = isFirst && wasOpenedAnew() ? 0 : known;
    before.current = entry;
    // a window just loaded is at its top; reading scrollY would force a layout before the first paint
    if (isFirst && top === 0) return;
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
