import type { MenuItemType } from 'antd/es/menu/interface';
import type { RefObject } from 'react';

/** Focuses the menu `button`, so the dialog restores focus to it; swallows the key that chose the entry. */
export function openFromMenu(
  button: RefObject<HTMLElement | null>,
  open: () => void,
): NonNullable<MenuItemType['onClick']> {
  return ({ domEvent }) => {
    if (domEvent.type === 'keydown') domEvent.preventDefault();
    button.current?.focus();
    open();
  };
}
