import type { MenuNode } from '../../../../features/portal/menu/wire.ts';

export type MenuItem =
  | { kind: 'page'; key: string; title: string; icon: string; to: string }
  | { kind: 'link'; key: string; title: string; icon: string; href: string }
  | { kind: 'group'; key: string; title: string; icon: string; items: MenuItem[] };

export const isAddress = (text: string) => /^https?:\/\//.test(text);
// RuoYi-family servers send '#' for "no icon"
const hasIcon = (icon: string) => icon !== '' && icon !== '#';

/**
 * Menu tree without hidden nodes (portal 2.5); a group of one entry becomes that entry. `alwaysShow` is
 * ignored: servers of this dialect set it on every group.
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

/**
 * Path of an external page inside the app: the URL without characters that a path cannot contain, as in this
 * dialect.
 */
export function innerPath(href: string): string {
  return `/${href.replace(/^https?:\/\//, '').replace(/[.:?#=&]/g, '/')}`.replace(/\/{2,}/g, '/');
}

/** A path from the root replaces the parent's. */
export function joinPath(parent: string, path: string): string {
  const whole = path.startsWith('/') ? path : `${parent}/${path}`;
  return whole.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

/** Query string from a node's JSON query. */
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
