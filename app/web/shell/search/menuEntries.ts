import type { MenuItem } from '../menu/menuItems.ts';

/** A page of the menu as the search knows it. */
export interface MenuEntry {
  item: Exclude<MenuItem, { kind: 'group' }>;
  title: string;
  /** titles of the groups it lies in, outermost first */
  groups: readonly string[];
}

/** Every page of the menu, in its order. */
export function menuEntries(items: readonly MenuItem[], groups: readonly string[] = []): MenuEntry[] {
  return items.flatMap((item) =>
    item.kind === 'group'
      ? menuEntries(item.items, [...groups, item.title])
      : [{ item, title: item.title, groups }],
  );
}
