import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { nextStart, passDurationMs } from './marquee.ts';

const KEYFRAMES = [{ transform: 'translateX(0)' }, { transform: 'translateX(-100%)' }];

/** Endless marquee of two equal rows, animated by the browser (Web Animations API). */
export function useMarquee(box: RefObject<HTMLElement | null>, { isMoving, key }: { isMoving: boolean; key: string }) {
  const animations = useRef<Animation[]>([]);
  const width = useWidth(box, key);

  useLayoutEffect(() => {
    if (width === 0) return;
    const timing = { duration: passDurationMs(width), iterations: Number.POSITIVE_INFINITY };
    const rows = [...(box.current?.children ?? [])];
    animations.current = rows.map((row) => row.animate(KEYFRAMES, timing));
    return () => {
      for (const animation of animations.current) animation.cancel();
      animations.current = [];
    };
  }, [box, width]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: animations of another width begin moving anew
  useEffect(() => {
    for (const animation of animations.current) isMoving ? animation.play() : animation.pause();
  }, [isMoving, width]);

  const jumpTo = useCallback(
    (start: number) => {
      for (const animation of animations.current) animation.currentTime = passDurationMs(start);
      if (box.current) box.current.scrollLeft = 0;
    },
    [box],
  );

  const next = useCallback(() => {
    const passed = Number(animations.current[0]?.currentTime ?? 0);
    const at = width === 0 ? 0 : (passed / passDurationMs(1)) % width;
    jumpTo(nextStart(startsIn(box.current), at));
  }, [box, width, jumpTo]);

  const show = useCallback(
    (item: Element) => {
      const index = [...(item.parentElement?.children ?? [])].indexOf(item);
      jumpTo(startsIn(box.current)[index] ?? 0);
    },
    [box, jumpTo],
  );

  return { next, show };
}

/** Each notice as far from the first one, which stands at the start of its row, below no fading edge. */
function startsIn(box: HTMLElement | null): number[] {
  const items = [...(box?.firstElementChild?.children ?? [])].filter((item) => item instanceof HTMLElement);
  return items.map(({ offsetLeft }) => offsetLeft - (items[0]?.offsetLeft ?? 0));
}

/** In px; 0 until measured. */
function useWidth(box: RefObject<HTMLElement | null>, key: string): number {
  const [width, setWidth] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other notices make another row
  useLayoutEffect(() => {
    const row = box.current?.firstElementChild;
    if (!row) return;
    const observer = new ResizeObserver(() => setWidth(row.getBoundingClientRect().width));
    observer.observe(row);
    return () => observer.disconnect();
  }, [box, key]);
  return width;
}
