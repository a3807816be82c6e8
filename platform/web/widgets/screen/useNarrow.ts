import { useSyncExternalStore } from 'react';

/** Below this width the side menu is a drawer, in px (portal 9). */
export const MENU_BREAKPOINT = 992;
/** Below this width the rows of a list are cards, in px. */
export const CARD_BREAKPOINT = 768;

/** Whether the window is narrower than `width` px; follows resizing and turning the device. */
export function useNarrow(width: number): boolean {
  const query = `(max-width: ${width - 0.02}px)`;
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener('change', changed);
      return () => media?.removeEventListener('change', changed);
    },
    () => window.matchMedia?.(query).matches ?? false,
  );
}
