import type { MenuItem } from './menuItems.ts';

/** A page of the menu and its groups, outermost first. */
export interface MenuPlace {
  key: string;
  groups: string[];
}

/** The page's own entry, else the nearest one above its address. */
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
