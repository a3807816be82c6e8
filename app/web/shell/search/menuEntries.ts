import type { MenuItem } from '../menu/menuItems.ts';

export interface MenuEntry {
  item: Exclude<MenuItem, { kind: 'group' }>;
  title: string;
  /** outermost first */
  groups: readonly string[];
}

export function menuEntries(items: readonly MenuItem[], groups: readonly string[] = []): MenuEntry[] {
  return items.flatMap((item) =>
    item.kind === 'group' ? menuEntries(item.items, [...groups, item.title]) : [{ item, title: item.title, groups }],
  );
}
