import type { KeyboardEvent } from 'react';

/** Enter takes the date; it does not submit the form. */
export function keepForm(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Enter') event.preventDefault();
}
