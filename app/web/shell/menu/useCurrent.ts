import { useContext } from 'react';
import { useLocation } from 'react-router';
import { FrameContext } from '../frameContext.ts';
import { findInMenu, type MenuMatch } from './findInMenu.ts';
import type { MenuItem } from './menuItems.ts';

/** Where the page that is open stands among entries; null: elsewhere. */
export function useCurrent(items: readonly MenuItem[]): MenuMatch | null {
  const { pathname, search } = useLocation();
  const { menuPathOf } = useContext(FrameContext);
  return findInMenu(items, menuPathOf(pathname), search);
}
