import { type RefObject, useLayoutEffect, useState } from 'react';

/** The font the page gives this element; needed to measure names before they are placed. */
export function useFontFamily(element: RefObject<Element | null>): string {
  const [family, setFamily] = useState('sans-serif');
  useLayoutEffect(() => {
    if (element.current) setFamily(getComputedStyle(element.current).fontFamily);
  }, [element]);
  return family;
}
