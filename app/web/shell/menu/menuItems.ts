import type { MenuNode } from '../../../../features/portal/menu/wire.ts';

export interface MenuPage {
  kind: 'page';
  /** path and query: one page may stand in the menu by several of its parts */
  key: string;
  path: string;
  title: string;
  icon: string;
}

export type MenuItem =
  | MenuPage
  | { kind: 'link'; key: string; title: string; icon: string; href: string }
  | { kind: 'group'; key: string; title: string; icon: string; items: MenuItem[] };

export type MenuGroup = Extract<MenuItem, { kind: 'group' }>;
export type MenuLeaf = Exclude<MenuItem, { kind: 'group' }>;

export const isAddress = (text: string) => /^https?:\/\//.test(text);
// RuoYi-family servers send '#' for "no icon"
const hasIcon = (icon: string) => icon !== '' && icon !== '#';

/**
 * Menu tree without hidden nodes (portal 2.5); a group of one entry becomes that entry, and one with a single
 * heading holds its entries itself. `alwaysShow` is ignored: servers of this dialect set it on every group.
 */
export function menuItems(nodes: readonly MenuNode[]): MenuItem[] {
  return nodes.flatMap((node) => entry(node, '')).flatMap(withoutLoneParts);
}

function withoutLoneParts(item: MenuItem): MenuItem[] {
  if (item.kind !== 'group') return [item];
  const [only, ...others] = item.items;
  if (only === undefined) return [];
  if (others.length > 0) return [item];
  if (only.kind === 'group') return withoutLoneParts({ ...item, items: only.items });
  return [{ ...only, icon: hasIcon(only.icon) ? only.icon : item.icon }];
}

function entry(node: MenuNode, parentPath: string): MenuItem[] {
  if (node.hidden) return [];
  const { title, icon, link } = node.meta;
  const href = isAddress(node.path) ? node.path : link;
  if (href && node.component !== 'InnerLink') return [{ kind: 'link', key: href, title, icon, href }];
  const path = isAddress(node.path) ? innerPath(node.path) : joinPath(parentPath, node.path);
  if (node.children === undefined) {
    return [{ kind: 'page', key: path + queryText(node.query), path, title, icon }];
  }
  const items = node.children.flatMap((child) => entry(child, path));
  return items.length === 0 ? [] : [{ kind: 'group', key: `${node.name} ${path}`, title, icon, items }];
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

/** All pages and links, in their order. */
export function leavesOf(items: readonly MenuItem[]): MenuLeaf[] {
  return items.flatMap((item) => (item.kind === 'group' ? leavesOf(item.items) : [item]));
}

/** A part of the side menu: entries under a heading, or without one. */
interface MenuSection {
  key: string;
  heading: string | null;
  entries: MenuLeaf[];
}

/** Entries without a heading first, then the headings in their order. */
export function sectionsOf({ items }: MenuGroup): MenuSection[] {
  const loose = items.filter((item) => item.kind !== 'group');
  const headed = items.filter((item) => item.kind === 'group');
  return [
    ...(loose.length > 0 ? [{ key: '', heading: null, entries: loose }] : []),
    ...headed.map((heading) => ({ key: heading.key, heading: heading.title, entries: leavesOf(heading.items) })),
  ];
}
