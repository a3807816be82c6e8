import type { KeyboardEvent } from 'react';

/** Escape closes the innermost open element only. */
export const onEscape = (leave: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  event.preventDefault();
  leave();
};
