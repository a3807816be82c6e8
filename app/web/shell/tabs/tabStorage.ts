import { z } from 'zod';
import { safeRedirect } from '../../../../platform/web/router/safeRedirect.ts';
import { HOME } from '../../../../platform/wire/address.ts';
import { addressOf, isListed, type OpenTab, type TabsState } from './tabsState.ts';

const KEY = 'ironsilk.tabs';

const storedTab = z.object({ address: z.string(), title: z.string(), name: z.string().default('') });

const storedTabs = z.object({
  userId: z.number(),
  tabs: z.array(storedTab),
});

const unloadedTab = ({ address, title, name }: z.infer<typeof storedTab>): OpenTab => {
  const { pathname, search, hash } = new URL(safeRedirect(address), location.origin);
  const where = { pathname, search, hash, state: null, key: 'default', mask: undefined };
  return { path: pathname, location: where, title, name, mountKey: 1, lastView: 0 };
};

/** Tabs of this window from before a reload; home only for another user. */
export function loadTabs(userId: number): TabsState {
  const home = unloadedTab({ address: HOME, title: '', name: '' });
  const others = read(userId).map(unloadedTab);
  return { all: [home, ...others.filter((visit) => visit.path !== HOME)], active: '', viewCount: 0 };
}

function read(userId: number): z.infer<typeof storedTab>[] {
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
    .map((visit) => ({ address: addressOf(visit), title: visit.title, name: visit.name }));
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ userId, tabs }));
  } catch {
    // without storage, a reload starts with one tab
  }
}
