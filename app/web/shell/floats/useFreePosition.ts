import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Point } from '../../../../platform/web/widgets/drag/useDrag.ts';
import { type Box, clampToWindow, freePosition } from './freePosition.ts';

/** Debounce of page changes before the next search for a free position. */
const DEBOUNCE_MS = 200;
const BUTTONS =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="combobox"], [role="switch"], [role="tab"], [contenteditable="true"], .ant-select, .ant-picker, .ant-input-number, .ant-input-affix-wrapper';

const windowSize = () => ({
  width: document.documentElement.clientWidth,
  height: document.documentElement.clientHeight,
});

function buttonsOfPage(): Box[] {
  const { height } = windowSize();
  // without dialogs and menus, which are above the floats
  return [...document.querySelectorAll('header, main, footer')]
    .flatMap((part) => [...part.querySelectorAll(BUTTONS)])
    .map((button) => button.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.bottom > 0 && box.top < height);
}

/**
 * Free position near the wanted one, searched again after each page change or scroll. Null: none. Undefined:
 * not searched yet.
 */
export function useFreePosition(
  floating: RefObject<HTMLElement | null>,
  wanted: Point,
  isHeld: boolean,
  beside: Box | null,
): Point | null | undefined {
  const [position, setPosition] = useState<Point | null>();
  const { left, top } = wanted;

  const update = useCallback(() => {
    const box = floating.current;
    if (box === null) return;
    const size = { width: box.offsetWidth, height: box.offsetHeight };
    const point = clampToWindow({ left, top }, size, windowSize());
    const obstacles = beside ? [...buttonsOfPage(), beside] : buttonsOfPage();
    setPosition(isHeld ? point : freePosition(point, size, windowSize(), obstacles));
  }, [floating, left, top, isHeld, beside]);

  useEffect(() => {
    let timer = setTimeout(update, 0);
    const debouncedUpdate = () => {
      clearTimeout(timer);
      timer = setTimeout(update, DEBOUNCE_MS);
    };
    const content = document.querySelector('main');
    const changes = new MutationObserver(debouncedUpdate);
    if (content) changes.observe(content, { childList: true, subtree: true });
    window.addEventListener('scroll', debouncedUpdate, { passive: true });
    window.addEventListener('resize', debouncedUpdate);
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      window.removeEventListener('scroll', debouncedUpdate);
      window.removeEventListener('resize', debouncedUpdate);
    };
  }, [update]);

  return position;
}
