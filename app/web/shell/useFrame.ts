import { useCallback, useContext, useMemo } from 'react';
import type { MenuNode } from '../../../features/portal/menu/wire.ts';
import { useCurrentUser } from '../../../platform/web/currentUser/currentUser.ts';
import { prefetchSpeculatively } from '../router/lazyPage.tsx';
import { PagesContext } from '../router/pagesContext.ts';
import { breadcrumbOf, menuTitle } from './menu/breadcrumb.ts';
import { menuItems } from './menu/menuItems.ts';
import { menuPages, pageAt } from './page/menuPages.ts';
import type { OpenTab } from './tabs/tabsState.ts';
import { useOpenTabs } from './tabs/useOpenTabs.ts';

export function useFrame(menu: readonly MenuNode[]) {
  const routes = useContext(PagesContext);
  const { userId } = useCurrentUser().user;
  const items = useMemo(() => menuItems(menu), [menu]);
  const inMenu = useMemo(() => menuPages(menu, routes), [menu, routes]);
  const pageByPath = useMemo(() => {
    const cache = new Map<string, ReturnType<typeof pageAt>>();
    // stable results: pages of other tabs do not render again
    return (path: string) => {
      const found = cache.get(path) ?? pageAt(path, inMenu, routes);
      cache.set(path, found);
      return found;
    };
  }, [inMenu, routes]);

  const pages = useOpenTabs(userId, (path) => menuTitle(items, path) !== null);
  const titleOf = (path: string) =>
    menuTitle(items, path) ?? pages.visits.all.find((visit) => visit.path === path)?.title ?? '';
  const tabNameOf = ({ path, name }: OpenTab) => name || titleOf(path);
  const active = pages.visits.active;

  const prefetch = useCallback(
    (path: string) => {
      const found = pageByPath(path);
      if (found?.kind === 'page') void prefetchSpeculatively(found.page);
    },
    [pageByPath],
  );
  const menuPathOf = useCallback(
    (path: string) => {
      const found = pageByPath(path);
      return found?.kind === 'page' ? (found.page.parentPath ?? path) : path;
    },
    [pageByPath],
  );
  const breadcrumb = breadcrumbOf(items, active, titleOf(active), menuPathOf(active));
  return { items, pageByPath, pages, titleOf, tabNameOf, breadcrumb, prefetch, menuPathOf };
}
