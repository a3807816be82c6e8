import type { MenuItem } from './menuItems.ts';

/** A page of the menu and its groups, outermost first. */
export interface MenuMatch {
  key: string;
  groups: string[];
}

/** The page's own entry, else the nearest one above its address. */
export function findInMenu(items: readonly MenuItem[], path: string): MenuMatch | null {
  let nearest: MenuMatch | null = null;
  for (const page of pagesWithGroups(items, [])) {
    const isAbove = path === page.key || path.startsWith(`${page.key}/`);
    if (isAbove && page.key.length > (nearest?.key.length ?? 0)) nearest = page;
  }
  return nearest;
}

function pagesWithGroups(items: readonly MenuItem[], groups: string[]): MenuMatch[] {
  return items.flatMap((item) => {
    if (item.kind === 'group') return pagesWithGroups(item.items, [...groups, item.key]);
    return item.kind === 'page' ? [{ key: item.key, groups }] : [];
  });
}
