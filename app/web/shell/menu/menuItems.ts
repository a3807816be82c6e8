import type { MenuNode } from '../../../../features/menu/wire.ts';

/** An entry of the side menu as it is drawn. */
export type MenuItem =
  | { kind: 'page'; key: string; title: string; icon: string; to: string }
  | { kind: 'link'; key: string; title: string; icon: string; href: string }
  | { kind: 'group'; key: string; title: string; icon: string; items: MenuItem[] };

/** Whether a path of the menu is an address elsewhere. */
export const isAddress = (text: string) => /^https?:\/\//.test(text);
// RuoYi-family servers name "no icon" with a hash
const hasIcon = (icon: string) => icon !== '' && icon !== '#';

/**
 * The menu tree as entries (portal 2.5): hidden nodes are skipped, a group with a single entry becomes that
 * entry. `alwaysShow` is not asked, for the servers of this dialect set it on every group.
 */
export function menuItems(nodes: readonly MenuNode[], parentPath = ''): MenuItem[] {
  return nodes.flatMap((node) => (node.hidden ? [] : entry(node, parentPath)));
}

function entry(node: MenuNode, parentPath: string): MenuItem[] {
  const { title, icon, link } = node.meta;
  const href = isAddress(node.path) ? node.path : link;
  if (href && node.component !== 'InnerLink') return [{ kind: 'link', key: href, title, icon, href }];
  const path = isAddress(node.path) ? innerPath(node.path) : joinPath(parentPath, node.path);
  if (node.children === undefined) {
    return [{ kind: 'page', key: path, title, icon, to: path + queryText(node.query) }];
  }
  const items = menuItems(node.children, path);
  const [only] = items;
  if (only === undefined) return [];
  if (items.length === 1) return [{ ...only, icon: hasIcon(only.icon) ? only.icon : icon }];
  return [{ kind: 'group', key: `${node.name} ${path}`, title, icon, items }];
}

/** The address within the app of a page elsewhere: its own without what no path may hold, as in this dialect. */
export function innerPath(href: string): string {
  return `/${href.replace(/^https?:\/\//, '').replace(/[.:?#=&]/g, '/')}`.replace(/\/{2,}/g, '/');
}

/** A node's path below its parent's; one that begins at the root stands for itself. */
export function joinPath(parent: string, path: string): string {
  const whole = path.startsWith('/') ? path : `${parent}/${path}`;
  return whole.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

/** A node's query, JSON in this dialect, as the end of an address. */
function queryText(query: string | undefined): string {
  if (!query) return '';
  try {
    const wanted: unknown = JSON.parse(query);
    if (typeof wanted !== 'object' || wanted === null) return '';
    const pairs = Object.entries(wanted).map(([name, value]) => [name, String(value)]);
    return `?${new URLSearchParams(pairs)}`;
  } catch {
    return '';
  }
}
