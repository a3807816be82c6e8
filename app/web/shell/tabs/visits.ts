import type { Location } from 'react-router';
import { isResume } from '../../router/resume.ts';

/** An open tab with its page. */
export interface Visit {
  path: string;
  /** last location of the page, with query and state */
  location: Location;
  /** empty until the page sets it */
  title: string;
  /** React key: a new number remounts the page */
  copy: number;
  /** view order; 0: not viewed since the window was loaded */
  seen: number;
}

export interface Visits {
  all: readonly Visit[];
  active: string;
  looks: number;
}

export interface Coming {
  /** back or forward in the history */
  isPop: boolean;
  /** menu pages are unique per path */
  isInMenu: boolean;
}

/** Beyond it, the least recently viewed tab is closed. */
export const MOST_TABS = 24;
/** Pages kept alive behind their tabs, limited for memory; others render anew from their address. */
export const MOST_KEPT = 10;

/** Error pages without a tab. */
const UNLISTED = ['/404', '/401'];
export const isListed = (visit: { path: string }) => !UNLISTED.includes(visit.path);

/** Redirected before its first render. */
const isTurnedAway = (visits: Visits, visit: Visit) => visit.path === visits.active && visit.title === '';

/**
 * Tabs after a navigation. Back, a tab or the menu resume an open page; any other link remounts it: an empty
 * form for the next booking, an order as it is now.
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

/** Pages kept alive, the active one among them. */
export function keptVisits({ all }: Visits, most: number): readonly Visit[] {
  const latest = all.filter(({ seen }) => seen > 0).sort((one, other) => other.seen - one.seen);
  const kept = new Set(latest.slice(0, most));
  return all.filter((visit) => kept.has(visit));
}

export function refresh(visits: Visits, path: string): Visits {
  return changed(visits, path, (visit) => ({ ...visit, copy: visit.copy + 1 }));
}

export function retitle(visits: Visits, path: string, title: string): Visits {
  if (visits.all.some((visit) => visit.path === path && visit.title === title)) return visits;
  return changed(visits, path, (visit) => ({ ...visit, title }));
}

function changed(visits: Visits, path: string, change: (visit: Visit) => Visit): Visits {
  return { ...visits, all: visits.all.map((visit) => (visit.path === path ? change(visit) : visit)) };
}

export const addressOf = ({ location }: Pick<Visit, 'location'>) =>
  location.pathname + location.search + location.hash;
