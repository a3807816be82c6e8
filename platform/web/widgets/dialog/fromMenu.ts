import type { MenuItemType } from 'antd/es/menu/interface';
import type { RefObject } from 'react';

/**
 * For an entry of a menu that opens a dialog. The menu goes, so its `button` has the focus before: the dialog gives it
 * back to what had it. The key that chose the entry is used up, or the dialog's first field would get it as well.
 */
export function fromMenu(
  button: RefObject<HTMLElement | null>,
  open: () => void,
): NonNullable<MenuItemType['onClick']> {
  return ({ domEvent }) => {
    if (domEvent.type === 'keydown') domEvent.preventDefault();
    button.current?.focus();
    open();
  };
}
