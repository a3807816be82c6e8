import type { Location } from 'react-router';
import { isResume } from '../../router/resume.ts';

/** A page that somebody has open: a tab, and the page as it stands behind it. */
export interface Visit {
  path: string;
  /** the address within the page's own path, with query and state, as it was when the page was last shown */
  location: Location;
  /** as the page titles itself; empty until it has */
  title: string;
  /** another number is another, fresh copy of the page */
  copy: number;
  /** order of the last look at it; 0 has not been shown since the window was loaded */
  seen: number;
}

/** Every open page, and the one shown. */
export interface Visits {
  all: readonly Visit[];
  active: string;
  looks: number;
}

/** How somebody came to an address. */
export interface Coming {
  /** back or forward in the history */
  isPop: boolean;
  /** the address is a page of the menu, one of its kind */
  isInMenu: boolean;
}

/** Tabs beyond this number push out the one that was not looked at for longest. */
export const MOST_TABS = 24;
/** Pages that keep their state behind their tabs; others are drawn anew from their address (memory). */
export const MOST_KEPT = 10;

/** Pages that are no tabs: they say that there is nothing to keep. */
const UNLISTED = ['/404', '/401'];
export const isListed = (visit: { path: string }) => !UNLISTED.includes(visit.path);

/** The page shown has never been there: whoever came to it was led on before it was drawn. */
const isTurnedAway = (visits: Visits, visit: Visit) => visit.path === visits.active && visit.title === '';

/**
 * The open pages once somebody has come to an address. A page that is open is shown as it was left when one
 * goes back to it or to its tab, or when it is a page of the menu; a link to any other page is a wish to see
 * it afresh: the same form for the next booking, an order as it stands now.
 */
export function arrive(visits: Visits, location: Location, coming: Coming): Visits {
  const path = location.pathname;
  const looks = visits.looks + 1;
  const known = visits.all.find((visit) => visit.path === path);
  const others = visits.all.filter(
    (visit) =>
      visit.path === path || (isListed(visit) && !(isTurnedAway(visits, visit) && !isListed({ path }))),
  );
  if (known === undefined) {
    const added = { path, location, title: '', copy: 1, seen: looks };
    return { all: withinLimit([...others, added], path), active: path, looks };
  }
  const resumes = isResume(location.state);
  const isFresh = !(resumes || coming.isPop || coming.isInMenu || path === visits.active);
  const shown = {
    ...known,
    location: resumes ? known.location : location,
    copy: known.copy + (isFresh ? 1 : 0),
    seen: looks,
  };
  return { all: others.map((visit) => (visit === known ? shown : visit)), active: path, looks };
}

function withinLimit(all: readonly Visit[], active: string): readonly Visit[] {
  if (all.length <= MOST_TABS) return all;
  const rest = all.filter((visit) => visit.path !== active && visit !== all[0]);
  const oldest = rest.reduce((found, visit) => (visit.seen < found.seen ? visit : found));
  return all.filter((visit) => visit !== oldest);
}

/** The pages that stand ready behind their tabs, the one shown among them. */
export function keptVisits({ all }: Visits, most: number): readonly Visit[] {
  const latest = all.filter(({ seen }) => seen > 0).sort((one, other) => other.seen - one.seen);
  const kept = new Set(latest.slice(0, most));
  return all.filter((visit) => kept.has(visit));
}

/** Has the page drawn anew at its next look. */
export function refresh(visits: Visits, path: string): Visits {
  return changed(visits, path, (visit) => ({ ...visit, copy: visit.copy + 1 }));
}

/** Notes how a page titles itself. */
export function retitle(visits: Visits, path: string, title: string): Visits {
  if (visits.all.some((visit) => visit.path === path && visit.title === title)) return visits;
  return changed(visits, path, (visit) => ({ ...visit, title }));
}

function changed(visits: Visits, path: string, change: (visit: Visit) => Visit): Visits {
  return { ...visits, all: visits.all.map((visit) => (visit.path === path ? change(visit) : visit)) };
}

/** The address of a page as one would type it. */
export const addressOf = ({ location }: Pick<Visit, 'location'>) =>
  location.pathname + location.search + location.hash;
