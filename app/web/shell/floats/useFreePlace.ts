import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Point } from '../../../../platform/web/widgets/drag/useDrag.ts';
import { type Box, freePlace, insideWindow } from './freePlace.ts';

/** Debounce of page changes before the next search for a free position. */
const REST_MS = 200;
const BUTTONS =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="combobox"], [role="switch"], [role="tab"], [contenteditable="true"], .ant-select, .ant-picker, .ant-input-number, .ant-input-affix-wrapper';

const ofWindow = () => ({
  width: document.documentElement.clientWidth,
  height: document.documentElement.clientHeight,
});

function buttonsOfPage(): Box[] {
  const { height } = ofWindow();
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
export function useFreePlace(
  floating: RefObject<HTMLElement | null>,
  wanted: Point,
  isHeld: boolean,
  beside: Box | null,
): Point | null | undefined {
  const [place, setPlace] = useState<Point | null>();
  const { left, top } = wanted;

  const look = useCallback(() => {
    const box = floating.current;
    if (box === null) return;
    const size = { width: box.offsetWidth, height: box.offsetHeight };
    const point = insideWindow({ left, top }, size, ofWindow());
    const taken = beside ? [...buttonsOfPage(), beside] : buttonsOfPage();
    setPlace(isHeld ? point : freePlace(point, size, ofWindow(), taken));
  }, [floating, left, top, isHeld, beside]);

  useEffect(() => {
    let timer = setTimeout(look, 0);
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(look, REST_MS);
    };
    const content = document.querySelector('main');
    const changes = new MutationObserver(later);
    if (content) changes.observe(content, { childList: true, subtree: true });
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, [look]);

  return place;
}
