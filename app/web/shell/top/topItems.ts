import { useSyncExternalStore } from 'react';

/** Entries of the top menu that are shown: width of the page / 3 / 85 (portal 2.5); the rest is under "more". */
export function visibleCount(pageWidth: number): number {
  return Math.max(1, Math.floor(pageWidth / 3 / 85));
}

const onResize = (tell: () => void) => {
  window.addEventListener('resize', tell);
  return () => window.removeEventListener('resize', tell);
};

/** The same for this window, followed as it changes. */
export function useVisibleCount(): number {
  return useSyncExternalStore(onResize, () => visibleCount(document.documentElement.clientWidth));
}
