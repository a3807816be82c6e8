import { MAX_MENU_COUNT } from '../../../../features/portal/menu/wire.ts';
import type { MenuItem } from './menuItems.ts';

/** Work that waits, by the path of the page. */
export type MenuCounts = ReadonlyMap<string, number>;

/** Of a page, or of all pages of a group together. */
export function countWithin(item: MenuItem, counts: MenuCounts): number {
  if (item.kind === 'group') return item.items.reduce((sum, inner) => sum + countWithin(inner, counts), 0);
  return counts.get(item.key) ?? 0;
}

export const menuCountText = (count: number) => (count > MAX_MENU_COUNT ? `${MAX_MENU_COUNT}+` : String(count));
