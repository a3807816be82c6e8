import { z } from 'zod';
import { HOME, safeRedirect } from '../../../../platform/web/router/safeRedirect.ts';
import { addressOf, isListed, type OpenTab, type TabsState } from './tabsState.ts';

const KEY = 'ironsilk.tabs';

const storedTabs = z.object({
  userId: z.number(),
  tabs: z.array(z.object({ address: z.string(), title: z.string() })),
});

const unloadedTab = (address: string, title: string): OpenTab => {
  const { pathname, search, hash } = new URL(safeRedirect(address), location.origin);
  const where = { pathname, search, hash, state: null, key: 'default', mask: undefined };
  return { path: pathname, location: where, title, mountKey: 1, lastView: 0 };
};

/** Tabs of this window from before a reload; home only for another user. */
export function loadTabs(userId: number): TabsState {
  const home = unloadedTab(HOME, '');
  const others = read(userId).map(({ address, title }) => unloadedTab(address, title));
  return { all: [home, ...others.filter((visit) => visit.path !== HOME)], active: '', viewCount: 0 };
}

function read(userId: number): { address: string; title: string }[] {
  try {
    const stored = storedTabs.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return stored.success && stored.data.userId === userId ? stored.data.tabs : [];
  } catch {
    return [];
  }
}

export function storeTabs(userId: number, visits: TabsState): void {
  const tabs = visits.all
    .filter(isListed)
    .map((visit) => ({ address: addressOf(visit), title: visit.title }));
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ userId, tabs }));
  } catch {
    // without storage, a reload starts with one tab
  }
}
