import { matchPath } from 'react-router';
import type { MenuNode } from '../../../../features/menu/wire.ts';
import type { PageRoute } from '../../../../platform/web/router/pageRoute.ts';
import { innerPath, isAddress, joinPath } from '../menu/menuItems.ts';

/** What is to be drawn at an address inside the frame. */
export type FramedPage =
  | { kind: 'page'; path: string; page: PageRoute }
  /** a linked address in a frame of its own (portal 2.4, InnerLink) */
  | { kind: 'innerLink'; path: string; title: string; href: string }
  /** the menu names a page that this client does not have */
  | { kind: 'unknown'; path: string; name: string };

/**
 * The pages of the menu by component name (portal 2.4): `Layout` and `ParentView` only hold others, an
 * `InnerLink` shows a linked address. Hidden nodes can be opened by their address.
 */
export function menuPages(
  nodes: readonly MenuNode[],
  pages: readonly PageRoute[],
  parentPath = '',
): FramedPage[] {
  return nodes.flatMap((node) => {
    const path = joinPath(parentPath, node.path);
    if (node.component === 'Layout' || node.component === 'ParentView') {
      return menuPages(node.children ?? [], pages, path);
    }
    if (node.component === 'InnerLink') {
      const href = node.meta.link ?? node.path;
      const own = isAddress(node.path) ? innerPath(node.path) : path;
      return [{ kind: 'innerLink', path: own, title: node.meta.title, href }];
    }
    if (isAddress(node.path)) return [];
    const page = pages.find(({ name }) => name === node.component);
    return [page ? { kind: 'page', path, page } : { kind: 'unknown', path, name: node.component }];
  });
}

/** What stands at an address: what the menu says, else the page that lives there; null when nothing does. */
export function pageAt(
  path: string,
  inMenu: readonly FramedPage[],
  pages: readonly PageRoute[],
): FramedPage | null {
  const fromMenu = inMenu.find((one) => one.path === path);
  if (fromMenu) return fromMenu;
  const page = pages.find(({ frame, path: pattern }) => frame !== 'bare' && matchPath(pattern, path));
  return page ? { kind: 'page', path: page.path, page } : null;
}
