import type { MenuItem } from './menuItems.ts';

/** The entry of a page and the groups it lies in, outermost first. */
export interface MenuPlace {
  key: string;
  groups: string[];
}

/** Finds the page in the menu: its own entry, else the nearest page above it in the address. */
export function whereInMenu(items: readonly MenuItem[], path: string): MenuPlace | null {
  let nearest: MenuPlace | null = null;
  for (const place of places(items, [])) {
    const isAbove = path === place.key || path.startsWith(`${place.key}/`);
    if (isAbove && place.key.length > (nearest?.key.length ?? 0)) nearest = place;
  }
  return nearest;
}

function places(items: readonly MenuItem[], groups: string[]): MenuPlace[] {
  return items.flatMap((item) => {
    if (item.kind === 'group') return places(item.items, [...groups, item.key]);
    return item.kind === 'page' ? [{ key: item.key, groups }] : [];
  });
}
