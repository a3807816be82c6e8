import { matchPath } from 'react-router';
import type { MenuNode } from '../../../../features/portal/menu/wire.ts';
import type { PageRoute } from '../../../../platform/web/router/pageRoute.ts';
import { innerPath, isAddress, joinPath } from '../menu/menuItems.ts';

export type FramedPage =
  | { kind: 'page'; path: string; page: PageRoute }
  /** external address in an iframe (portal 2.4, InnerLink) */
  | { kind: 'innerLink'; path: string; title: string; href: string }
  /** named by the menu, missing in this client */
  | { kind: 'unknown'; path: string; name: string };

/**
 * Pages of the menu by component name (portal 2.4): `Layout` and `ParentView` only group others. Includes
 * hidden nodes: they open by address.
 */
export function menuPages(nodes: readonly MenuNode[], pages: readonly PageRoute[], parentPath = ''): FramedPage[] {
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

function isAt({ path: pattern, digits = [] }: PageRoute, path: string): boolean {
  const match = matchPath(pattern, path);
  return match !== null && digits.every((name) => /^\d+$/.test(match.params[name] ?? ''));
}

/** The menu's page, else the page with this route; null if none. */
export function pageAt(path: string, inMenu: readonly FramedPage[], pages: readonly PageRoute[]): FramedPage | null {
  const openFromMenu = inMenu.find((one) => one.path === path);
  if (openFromMenu) return openFromMenu;
  const page = pages.find((one) => one.frame !== 'bare' && isAt(one, path));
  return page ? { kind: 'page', path: page.path, page } : null;
}
