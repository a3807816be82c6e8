import type { KeyboardEvent } from 'react';
import type { SheetColumn } from './cells.ts';

/** Row step: Enter and ↓ down, Shift+Enter and ↑ up. */
export function rowStepOfKey(key: string, isShifted: boolean): -1 | 0 | 1 {
  if (key === 'Enter') return isShifted ? -1 : 1;
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : 0;
}

/** Moves the focus up or down and selects the cell, as in a spreadsheet. */
export function handleSheetKey(
  event: KeyboardEvent<HTMLInputElement>,
  from: { row: number; column: SheetColumn },
): void {
  const step = rowStepOfKey(event.key, event.shiftKey);
  // Enter may end an IME composition.
  if (step === 0 || event.altKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const table = event.currentTarget.closest('table');
  const next = table?.querySelector<HTMLInputElement>(`[data-cell="${from.row + step} ${from.column}"]`);
  next?.focus();
  next?.select();
}
