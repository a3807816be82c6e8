import type { MenuItem } from './menuItems.ts';

/** Titles of the groups, of the menu page and of the page itself. `inMenuAs`: path of its menu entry. */
export function breadcrumbOf(
  items: readonly MenuItem[],
  path: string,
  title: string,
  inMenuAs: string = path,
): string[] {
  const inMenu = nearestPage(items, inMenuAs);
  const steps = inMenu?.isItself && inMenuAs === path ? inMenu.titles : [...(inMenu?.titles ?? []), title];
  return steps.filter((step) => step !== '');
}

function nearestPage(
  items: readonly MenuItem[],
  path: string,
): { titles: string[]; isItself: boolean; length: number } | null {
  let nearest: ReturnType<typeof nearestPage> = null;
  for (const item of items) {
    const found = matchItem(item, path);
    if (found && found.length > (nearest?.length ?? 0)) nearest = found;
  }
  return nearest;
}

function matchItem(item: MenuItem, path: string): ReturnType<typeof nearestPage> {
  if (item.kind === 'link') return null;
  if (item.kind === 'group') {
    const below = nearestPage(item.items, path);
    return below && { ...below, titles: [item.title, ...below.titles] };
  }
  if (path !== item.key && !path.startsWith(`${item.key}/`)) return null;
  return { titles: [item.title], isItself: path === item.key, length: item.key.length };
}

/** Null for a menu without pages. */
export function firstPage(items: readonly MenuItem[]): string | null {
  for (const item of items) {
    if (item.kind === 'page') return item.to;
    const inner = item.kind === 'group' ? firstPage(item.items) : null;
    if (inner !== null) return inner;
  }
  return null;
}

/** Null for pages outside the menu. */
export function menuTitle(items: readonly MenuItem[], path: string): string | null {
  for (const item of items) {
    if (item.kind === 'page' && item.key === path) return item.title;
    const inner = item.kind === 'group' ? menuTitle(item.items, path) : null;
    if (inner !== null) return inner;
  }
  return null;
}
