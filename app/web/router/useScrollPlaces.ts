import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { isResume } from './resume.ts';
import { type Entry, ScrollPlaces } from './scrollPlaces.ts';

const KEY = 'ironsilk.scroll';
/** Longest wait for a page to grow to its saved position. */
const PATIENCE_MS = 3000;

function recalled(): ScrollPlaces {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    const isPlace = (one: unknown): one is [string, number] =>
      Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number';
    return new ScrollPlaces(Array.isArray(kept) ? kept.filter(isPlace) : []);
  } catch {
    return new ScrollPlaces();
  }
}

function keep(places: ScrollPlaces): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(places.entries()));
  } catch {
    // without storage, each page begins at its top after a reload
  }
}

/** Scrolls again while the page grows, until the position is reached, the time is up or the user scrolls. */
function scrollWhenTall(top: number, isDone: () => void): () => void {
  window.scrollTo(0, top);
  if (Math.abs(window.scrollY - top) < 2) {
    isDone();
    return () => {};
  }
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 2) stop();
  });
  const timer = setTimeout(() => stop(), PATIENCE_MS);
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
export function useScrollPlaces(): void {
  const location = useLocation();
  const type = useNavigationType();
  const places = useRef<ScrollPlaces>(null);
  const before = useRef<Entry>(null);
  const isMoving = useRef(false);
  places.current ??= recalled();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history is one arrival
  useLayoutEffect(() => {
    const entry = { key: location.key, pathname: location.pathname };
    const onward = isResume(location.state) ? 'resumes' : 'onward';
    const arrival = type === NavigationType.Pop ? 'back' : onward;
    const top = places.current?.placeOf(entry, before.current, arrival) ?? null;
    const isFirst = before.current === null;
    before.current = entry;
    // a window just loaded is at its top; reading scrollY would force a layout before the first paint
    if (isFirst && top === 0) return;
    if (top === null) {
      places.current?.note(entry, window.scrollY);
      return;
    }
    isMoving.current = true;
    return scrollWhenTall(top, () => {
      isMoving.current = false;
    });
  }, [location.key]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const note = () => {
      if (before.current && !isMoving.current) places.current?.note(before.current, window.scrollY);
    };
    const leave = () => places.current && keep(places.current);
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', leave);
    };
  }, []);
}
