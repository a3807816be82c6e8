import type { Location } from 'react-router';
import { isResumeState } from '../../router/resume.ts';

/** An open tab with its page. */
export interface OpenTab {
  path: string;
  /** last location of the page, with query and state */
  location: Location;
  /** empty until the page sets it */
  title: string;
  /** what the page shows, such as a train; empty: named by its menu entry or title */
  name: string;
  /** React key: a new number remounts the page */
  mountKey: number;
  /** view order; 0: not viewed since the window was loaded */
  lastView: number;
}

export interface TabsState {
  all: readonly OpenTab[];
  active: string;
  viewCount: number;
}

interface NavigationInfo {
  /** back or forward in the history */
  isPop: boolean;
  /** menu pages are unique per path */
  isInMenu: boolean;
}

/** Beyond it, the least recently viewed tab is closed. */
export const MAX_TABS = 24;
/** Pages kept alive behind their tabs, limited for memory; others render anew from their address. */
export const MAX_KEEP_ALIVE = 10;

/** Error pages without a tab. */
const UNLISTED = ['/404', '/401'];
export const isListed = (visit: { path: string }) => !UNLISTED.includes(visit.path);

/** Redirected before its first render. */
const isRedirected = (visits: TabsState, visit: OpenTab) => visit.path === visits.active && visit.title === '';

/**
 * Tabs after a navigation. Back, a tab or the menu resume an open page; any other link remounts it: an empty
 * form for the next booking, an order as it is now.
 */
export function tabsAfterNavigation(visits: TabsState, location: Location, navigation: NavigationInfo): TabsState {
  const path = location.pathname;
  const viewCount = visits.viewCount + 1;
  const known = visits.all.find((visit) => visit.path === path);
  const others = visits.all.filter(
    (visit) => visit.path === path || (isListed(visit) && !(isRedirected(visits, visit) && !isListed({ path }))),
  );
  if (known === undefined) {
    const added = { path, location, title: '', name: '', mountKey: 1, lastView: viewCount };
    return { all: withinLimit([...others, added], path), active: path, viewCount };
  }
  const resumes = isResumeState(location.state);
  const isFresh = !(resumes || navigation.isPop || navigation.isInMenu || path === visits.active);
  const shown = {
    ...known,
    location: resumes ? known.location : location,
    mountKey: known.mountKey + (isFresh ? 1 : 0),
    lastView: viewCount,
  };
  return { all: others.map((visit) => (visit === known ? shown : visit)), active: path, viewCount };
}

function withinLimit(all: readonly OpenTab[], active: string): readonly OpenTab[] {
  if (all.length <= MAX_TABS) return all;
  const rest = all.filter((visit) => visit.path !== active && visit !== all[0]);
  const oldest = rest.reduce((found, visit) => (visit.lastView < found.lastView ? visit : found));
  return all.filter((visit) => visit !== oldest);
}

/** Pages kept alive, the active one among them. */
export function keepAliveTabs({ all }: TabsState, most: number): readonly OpenTab[] {
  const latest = all.filter(({ lastView }) => lastView > 0).sort((one, other) => other.lastView - one.lastView);
  const keepAlive = new Set(latest.slice(0, most));
  return all.filter((visit) => keepAlive.has(visit));
}

export function remountTab(visits: TabsState, path: string): TabsState {
  return withTabChanged(visits, path, (visit) => ({ ...visit, mountKey: visit.mountKey + 1 }));
}

export function retitleTab(visits: TabsState, path: string, title: string): TabsState {
  if (visits.all.some((visit) => visit.path === path && visit.title === title)) return visits;
  return withTabChanged(visits, path, (visit) => ({ ...visit, title }));
}

export function renameTab(visits: TabsState, path: string, name: string): TabsState {
  if (visits.all.some((visit) => visit.path === path && visit.name === name)) return visits;
  return withTabChanged(visits, path, (visit) => ({ ...visit, name }));
}

function withTabChanged(visits: TabsState, path: string, change: (visit: OpenTab) => OpenTab): TabsState {
  return { ...visits, all: visits.all.map((visit) => (visit.path === path ? change(visit) : visit)) };
}

export const addressOf = ({ location }: Pick<OpenTab, 'location'>) =>
  location.pathname + location.search + location.hash;
