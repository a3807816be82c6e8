import { type RefObject, useEffect, useRef } from 'react';

const ROWS = 'tbody tr[data-row-key]';
const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"]';
/** Anything open above the list takes its own keys. */
const OPEN_ABOVE = '.ant-modal-wrap:not([style*="none"]), .ant-drawer-open, .ant-popover:not(.ant-popover-hidden)';

/**
 * Reviews a list by keyboard: J and K walk the rows, X selects, O opens the order, Enter asks to confirm the row, or the
 * selected ones. The buttons are the list's own, found by `data-key`.
 */
export function useQueueKeys(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (list.current && isForList(event) && press(list.current, event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
  return list;
}

function isForList({ target, altKey, ctrlKey, metaKey, key }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || document.querySelector(OPEN_ABOVE)) return false;
  if (!(target instanceof Element) || target.closest(TYPING)) return false;
  // Enter on a button or link is its own
  return key !== 'Enter' || target.closest('button, a') === null;
}

/** Whether the key did something. */
function press(list: HTMLElement, key: string): boolean {
  const rows = [...list.querySelectorAll<HTMLElement>(ROWS)];
  const active = document.activeElement?.closest<HTMLElement>(ROWS) ?? null;
  const at = active ? rows.indexOf(active) : -1;
  switch (key.toLowerCase()) {
    case 'j':
      return focusRow(rows[Math.min(at + 1, rows.length - 1)]);
    case 'k':
      return focusRow(rows[Math.max(at - 1, 0)]);
    case 'x':
      return click(active, 'input[type="checkbox"]:not(:disabled)', active);
    case 'o':
      return click(active, '[data-key="open"]');
    case 'enter':
      if (list.querySelector(`${ROWS} input[type="checkbox"]:checked`))
        return click(list, '[data-key="confirmSelected"]');
      return click(active, '[data-key="confirm"]');
    default:
      return false;
  }
}

function focusRow(row: HTMLElement | undefined): boolean {
  if (row === undefined) return false;
  row.tabIndex = -1;
  row.focus();
  row.scrollIntoView({ block: 'nearest' });
  return true;
}

/** `focused` gets the focus back: a click moves it. */
function click(within: HTMLElement | null, selector: string, focused: HTMLElement | null = null): boolean {
  const button = within?.querySelector<HTMLElement>(selector);
  button?.click();
  focused?.focus();
  return button != null;
}
