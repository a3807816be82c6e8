import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { HOME } from '../../../../platform/web/router/safeReturn.ts';
import { redirectTarget } from '../../router/redirectTarget.ts';
import { RESUME } from '../../router/resume.ts';
import { type Closing, closeTabs } from './closeTabs.ts';
import { keepTabs, recallTabs } from './keptTabs.ts';
import { addressOf, arrive, refresh, retitle, type Visit, type Visits } from './visits.ts';

/** The open pages and what can be done with them. */
export interface OpenPages {
  visits: Visits;
  /** returns to a tab as it was left */
  open: (visit: Visit) => void;
  close: (path: string, closing: Closing) => void;
  /** draws a page anew, by way of `/redirect{fullPath}` (portal 2.5) */
  refresh: (visit: Visit) => void;
  /** has a page drawn anew when it is shown next */
  renew: (path: string) => void;
  retitle: (path: string, title: string) => void;
}

/** Follows the addresses that somebody goes to. `isInMenu` tells pages of the menu from others. */
export function useVisits(userId: number, isInMenu: (path: string) => boolean): OpenPages {
  const location = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const navigate = useNavigate();
  const [{ place, visits: before }, setState] = useState({ place: '', visits: recallTabs(userId) });
  const setVisits = useCallback(
    (change: (now: Visits) => Visits) => setState((now) => ({ ...now, visits: change(now.visits) })),
    [],
  );

  // worked out while rendering, so that the frame never shows the page before at the new address
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
      // together with the way to the next page, so that there is always one to be seen
      startTransition(() => setVisits(() => left));
      if (next === 'home') void navigate(HOME);
      else if (next !== null) open(next);
    },
    refresh: (visit) =>
      void navigate(`/redirect${addressOf(visit)}`, { replace: visit.path === visits.active }),
    renew: useCallback((path: string) => setVisits((now) => refresh(now, path)), [setVisits]),
    retitle: useCallback(
      // the page is there already; what bears its name can wait a moment
      (path: string, title: string) => startTransition(() => setVisits((now) => retitle(now, path, title))),
      [setVisits],
    ),
  };
}
