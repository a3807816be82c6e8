import { useSyncExternalStore } from 'react';

/** In px (portal 9): below it the menu is a drawer. */
export const MENU_BREAKPOINT = 992;
/** In px: below it list rows are cards. */
export const CARD_BREAKPOINT = 768;

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
