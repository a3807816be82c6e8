import { useSyncExternalStore } from 'react';

/** Page width / 3 / 85 (portal 2.5); the rest is under "more". */
export function visibleCount(pageWidth: number): number {
  return Math.max(1, Math.floor(pageWidth / 3 / 85));
}

const onResize = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

export function useVisibleCount(): number {
  return useSyncExternalStore(onResize, () => visibleCount(document.documentElement.clientWidth));
}
