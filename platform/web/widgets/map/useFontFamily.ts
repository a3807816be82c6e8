import { type RefObject, useLayoutEffect, useState } from 'react';

export function useFontFamily(element: RefObject<Element | null>): string {
  const [family, setFamily] = useState('sans-serif');
  useLayoutEffect(() => {
    if (element.current) setFamily(getComputedStyle(element.current).fontFamily);
  }, [element]);
  return family;
}
