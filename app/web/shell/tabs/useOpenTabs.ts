import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { HOME } from '../../../../platform/wire/address.ts';
import { redirectTarget } from '../../router/redirectTarget.ts';
import { RESUME_STATE } from '../../router/resume.ts';
import { type CloseScope, closeTabs } from './closeTabs.ts';
import { loadTabs, storeTabs } from './tabStorage.ts';
import {
  addressOf,
  type OpenTab,
  remountTab,
  renameTab,
  retitleTab,
  type TabsState,
  tabsAfterNavigation,
} from './tabsState.ts';

export interface OpenTabs {
  visits: TabsState;
  /** returns to a tab with its state */
  open: (visit: OpenTab) => void;
  close: (path: string, closing: CloseScope) => void;
  /** reloads a page through `/redirect{fullPath}` (portal 2.5) */
  refresh: (visit: OpenTab) => void;
  /** remounts a page at its next display */
  remount: (path: string) => void;
  retitle: (path: string, title: string) => void;
  rename: (path: string, name: string) => void;
}

/** Tabs follow the location. `isInMenu`: whether a path is a page of the menu. */
export function useOpenTabs(userId: number, isInMenu: (path: string) => boolean): OpenTabs {
  const location = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const navigate = useNavigate();
  const [{ locationKey, visits: previous }, setState] = useState({
    locationKey: '',
    visits: loadTabs(userId),
  });
  const setVisits = useCallback(
    (change: (now: TabsState) => TabsState) => setState((now) => ({ ...now, visits: change(now.visits) })),
    [],
  );

  // computed during render, so that the previous page never shows at the new address
  const isRedirecting = location.pathname === '/' || redirectTarget(location) !== null;
  const currentKey = isRedirecting ? locationKey : `${location.key} ${addressOf({ location })}`;
  const isMenuPage = isInMenu(location.pathname);
  const openTabsAt = useCallback(
    (now: TabsState) => tabsAfterNavigation(now, location, { isPop, isInMenu: isMenuPage }),
    [location, isPop, isMenuPage],
  );
  const visits = useMemo(
    () => (currentKey === locationKey ? previous : openTabsAt(previous)),
    [currentKey, locationKey, previous, openTabsAt],
  );
  if (currentKey !== locationKey) setState({ locationKey: currentKey, visits });

  useEffect(() => storeTabs(userId, visits), [userId, visits]);

  const open = (visit: OpenTab) => void navigate(addressOf(visit), { state: RESUME_STATE });

  return {
    visits,
    open,
    close: (path, closing) => {
      const { visits: left, next } = closeTabs(visits, path, closing);
      // in the same transition as the navigation, so that one page is always shown
      startTransition(() => setVisits(() => left));
      if (next === 'home') void navigate(HOME);
      else if (next !== null) open(next);
    },
    refresh: (visit) => void navigate(`/redirect${addressOf(visit)}`, { replace: visit.path === visits.active }),
    remount: useCallback((path: string) => setVisits((now) => remountTab(now, path)), [setVisits]),
    retitle: useCallback(
      // the page is shown already; its title can wait
      (path: string, title: string) => startTransition(() => setVisits((now) => retitleTab(now, path, title))),
      [setVisits],
    ),
    rename: useCallback(
      (path: string, name: string) => startTransition(() => setVisits((now) => renameTab(now, path, name))),
      [setVisits],
    ),
  };
}
