import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { HOME } from '../../../../platform/web/router/safeReturn.ts';
import { redirectTarget } from '../../router/redirectTarget.ts';
import { RESUME } from '../../router/resume.ts';
import { type Closing, closeTabs } from './closeTabs.ts';
import { keepTabs, recallTabs } from './keptTabs.ts';
import { addressOf, arrive, refresh, retitle, type Visit, type Visits } from './visits.ts';

export interface OpenPages {
  visits: Visits;
  /** returns to a tab with its state */
  open: (visit: Visit) => void;
  close: (path: string, closing: Closing) => void;
  /** reloads a page through `/redirect{fullPath}` (portal 2.5) */
  refresh: (visit: Visit) => void;
  /** remounts a page at its next display */
  renew: (path: string) => void;
  retitle: (path: string, title: string) => void;
}

/** Tabs follow the location. `isInMenu`: whether a path is a page of the menu. */
export function useVisits(userId: number, isInMenu: (path: string) => boolean): OpenPages {
  const location = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const navigate = useNavigate();
  const [{ place, visits: before }, setState] = useState({ place: '', visits: recallTabs(userId) });
  const setVisits = useCallback(
    (change: (now: Visits) => Visits) => setState((now) => ({ ...now, visits: change(now.visits) })),
    [],
  );

  // computed during render, so that the previous page never shows at the new address
  const isElsewhere = location.pathname === '/' || redirectTarget(location) !== null;
  const here = isElsewhere ? place : `${location.key} ${addressOf({ location })}`;
  const isMenuPage = isInMenu(location.pathname);
  const comeTo = useCallback(
    (now: Visits) => arrive(now, location, { isPop, isInMenu: isMenuPage }),
    [location, isPop, isMenuPage],
  );
  const visits = useMemo(() => (here === place ? before : comeTo(before)), [here, place, before, comeTo]);
  if (here !== place) setState({ place: here, visits });

  useEffect(() => keepTabs(userId, visits), [userId, visits]);

  const open = (visit: Visit) => void navigate(addressOf(visit), { state: RESUME });

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
    refresh: (visit) =>
      void navigate(`/redirect${addressOf(visit)}`, { replace: visit.path === visits.active }),
    renew: useCallback((path: string) => setVisits((now) => refresh(now, path)), [setVisits]),
    retitle: useCallback(
      // the page is shown already; its title can wait
      (path: string, title: string) => startTransition(() => setVisits((now) => retitle(now, path, title))),
      [setVisits],
    ),
  };
}
