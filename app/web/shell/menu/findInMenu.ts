import type { MenuGroup, MenuItem, MenuPage } from './menuItems.ts';

/** A page of the menu and its groups, outermost first. */
export interface MenuMatch {
  page: MenuPage;
  groups: MenuGroup[];
}

/** The page's own entry, else the nearest one above its address. An entry with a query stands for that part alone. */
export function findInMenu(items: readonly MenuItem[], path: string, search = ''): MenuMatch | null {
  let nearest: MenuMatch | null = null;
  for (const match of pagesWithGroups(items, [])) {
    const { page } = match;
    const isAbove = path === page.path || path.startsWith(`${page.path}/`);
    if (isAbove && isPart(search, page) && page.key.length > (nearest?.page.key.length ?? 0)) nearest = match;
  }
  return nearest;
}

function isPart(search: string, { key, path }: MenuPage): boolean {
  const asked = new URLSearchParams(search);
  return [...new URLSearchParams(key.slice(path.length))].every(([name, value]) => asked.get(name) === value);
}

function pagesWithGroups(items: readonly MenuItem[], groups: MenuGroup[]): MenuMatch[] {
  return items.flatMap((item) => {
    if (item.kind === 'group') return pagesWithGroups(item.items, [...groups, item]);
    return item.kind === 'page' ? [{ page: item, groups }] : [];
  });
}
