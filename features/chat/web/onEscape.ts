import type { KeyboardEvent } from 'react';

/** Answers Escape for what is open inside something else, which stays open. */
export const onEscape = (leave: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  event.preventDefault();
  leave();
};
