import { useCallback, useContext, useMemo } from 'react';
import type { MenuNode } from '../../../features/menu/wire.ts';
import { useWho } from '../../../platform/web/who/who.ts';
import { fetchInCase } from '../router/lazyPage.tsx';
import { PagesContext } from '../router/pagesContext.ts';
import { menuItems } from './menu/menuItems.ts';
import { menuTitle, trailOf } from './menu/trailOf.ts';
import { menuPages, pageAt } from './page/menuPages.ts';
import { useVisits } from './tabs/useVisits.ts';

export function useFrame(menu: readonly MenuNode[]) {
  const routes = useContext(PagesContext);
  const { userId } = useWho().user;
  const items = useMemo(() => menuItems(menu), [menu]);
  const inMenu = useMemo(() => menuPages(menu, routes), [menu, routes]);
  const framed = useMemo(() => {
    const known = new Map<string, ReturnType<typeof pageAt>>();
    // stable results: pages of other tabs do not render again
    return (path: string) => {
      const found = known.get(path) ?? pageAt(path, inMenu, routes);
      known.set(path, found);
      return found;
    };
  }, [inMenu, routes]);

  const pages = useVisits(userId, (path) => menuTitle(items, path) !== null);
  const titleOf = (path: string) =>
    menuTitle(items, path) ?? pages.visits.all.find((visit) => visit.path === path)?.title ?? '';
  const active = pages.visits.active;

  const begin = useCallback(
    (path: string) => {
      const found = framed(path);
      if (found?.kind === 'page') void fetchInCase(found.page);
    },
    [framed],
  );
  const menuPathOf = useCallback(
    (path: string) => {
      const found = framed(path);
      return found?.kind === 'page' ? (found.page.below ?? path) : path;
    },
    [framed],
  );
  const trail = trailOf(items, active, titleOf(active), menuPathOf(active));
  return { items, framed, pages, titleOf, trail, begin, menuPathOf };
}
