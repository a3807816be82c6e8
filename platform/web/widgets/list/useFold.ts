import { useState } from 'react';

/** Rows of a page's list before it folds. */
const ROWS_AT_ONCE = 10;

/** The first rows of a long list until the rest is asked for; a list that would hide a single row is shown whole. */
export function useFold<Row>(rows: readonly Row[], limit = ROWS_AT_ONCE) {
  const [isOpen, setOpen] = useState(false);
  const isWhole = isOpen || rows.length <= limit + 1;
  const shown = isWhole ? rows : rows.slice(0, limit);
  return { shown, hidden: rows.length - shown.length, unfold: () => setOpen(true) };
}
