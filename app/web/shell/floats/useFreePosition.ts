import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Point } from '../../../../platform/web/widgets/drag/useDrag.ts';
import { type Box, clampToWindow, freePosition } from './freePosition.ts';

/** Debounce of page changes before the next search for a free position. */
const DEBOUNCE_MS = 200;
const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="combobox"], [role="switch"], [role="tab"], [contenteditable="true"], .ant-select, .ant-picker, .ant-input-number, .ant-input-affix-wrapper';

const windowSize = () => ({
  width: document.documentElement.clientWidth,
  height: document.documentElement.clientHeight,
});

/** Where figures stand: prices, totals, numbers. */
const FIGURES = 'td, dd, output, strong';

/** Box of the text alone: a cell may be much wider. */
function textBox(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

function obstaclesOfPage(): Box[] {
  const { height } = windowSize();
  // without dialogs and menus, which are above the floats
  const parts = [...document.querySelectorAll('header, main, footer')];
  const within = (selector: string) => parts.flatMap((part) => [...part.querySelectorAll(selector)]);
  return [
    ...within(CONTROLS).map((control) => control.getBoundingClientRect()),
    ...within(FIGURES).map(textBox),
  ].filter((box) => box.width > 0 && box.bottom > 0 && box.top < height);
}

/**
 * Free position near the wanted one, searched again after each page change or scroll. Null: none, or none is
 * wanted. Undefined: not searched yet.
 */
export function useFreePosition(
  floating: RefObject<HTMLElement | null>,
  wanted: Point | null,
  isHeld: boolean,
  beside: Box | null,
): Point | null | undefined {
  const [position, setPosition] = useState<Point | null>();
  const left = wanted?.left;
  const top = wanted?.top;

  const update = useCallback(() => {
    const box = floating.current;
    if (box === null) return;
    if (left === undefined || top === undefined) return setPosition(null);
    const size = { width: box.offsetWidth, height: box.offsetHeight };
    const point = clampToWindow({ left, top }, size, windowSize());
    const obstacles = beside ? [...obstaclesOfPage(), beside] : obstaclesOfPage();
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
