import type { KeyboardEvent } from 'react';
import type { SheetColumn } from './cells.ts';

/** Rows to go for a key: Enter and ↓ down, Shift+Enter and ↑ up, other keys none. */
export function stepOfKey(key: string, isShifted: boolean): -1 | 0 | 1 {
  if (key === 'Enter') return isShifted ? -1 : 1;
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : 0;
}

/** Goes from a cell to the one above or below it, as in a spreadsheet, and marks what stands there. */
export function moveByKey(
  event: KeyboardEvent<HTMLInputElement>,
  from: { row: number; column: SheetColumn },
): void {
  const step = stepOfKey(event.key, event.shiftKey);
  // Enter also ends the choice of a Chinese word; that one is not for us
  if (step === 0 || event.altKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const table = event.currentTarget.closest('table');
  const next = table?.querySelector<HTMLInputElement>(`[data-cell="${from.row + step} ${from.column}"]`);
  next?.focus();
  next?.select();
}
