import { useCallback, useContext, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { MenuNode } from '../../../features/portal/menu/wire.ts';
import { useCurrentUser } from '../../../platform/web/currentUser/currentUser.ts';
import { HOME } from '../../../platform/wire/address.ts';
import { prefetchSpeculatively } from '../router/lazyPage.tsx';
import { PagesContext } from '../router/pagesContext.ts';
import { addVisit, type KeptPage } from './kept/keptPages.ts';
import { menuItems } from './menu/menuItems.ts';
import { menuTitle } from './menu/trail.ts';
import { menuPages, pageAt } from './page/menuPages.ts';
import { isListed, type OpenTab } from './tabs/tabsState.ts';
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
  const keptPageAt = (path: string, search: string): KeptPage | null => {
    const visit = pages.visits.all.find((one) => one.path === path);
    const title = visit ? tabNameOf(visit) : '';
    if (title === '' || path === HOME || !isListed({ path })) return null;
    // filters of a list are no part of what it is called
    return { address: menuTitle(items, path) === null ? path + search : path, title };
  };
  useVisits(userId, keptPageAt);
  return { items, pageByPath, pages, titleOf, tabNameOf, prefetch, menuPathOf, keptPageAt };
}

/** Keeps the page that is open among those last visited, once it has a name. */
function useVisits(userId: number, keptPageAt: (path: string, search: string) => KeptPage | null): void {
  const { pathname, search } = useLocation();
  const page = keptPageAt(pathname, search);
  const address = page?.address ?? '';
  const title = page?.title ?? '';
  useEffect(() => {
    if (address !== '') addVisit(userId, { address, title });
  }, [userId, address, title]);
}
