import { z } from 'zod';
import { HOME, safeReturn } from '../../../../platform/web/router/safeReturn.ts';
import { addressOf, isListed, type Visit, type Visits } from './visits.ts';

const KEY = 'ironsilk.tabs';

const keptTabs = z.object({
  userId: z.number(),
  tabs: z.array(z.object({ address: z.string(), title: z.string() })),
});

const closedPage = (address: string, title: string): Visit => {
  const { pathname, search, hash } = new URL(safeReturn(address), location.origin);
  const where = { pathname, search, hash, state: null, key: 'default', mask: undefined };
  return { path: pathname, location: where, title, copy: 1, seen: 0 };
};

/** Tabs of this window from before a reload; home only for another user. */
export function recallTabs(userId: number): Visits {
  const home = closedPage(HOME, '');
  const others = read(userId).map(({ address, title }) => closedPage(address, title));
  return { all: [home, ...others.filter((visit) => visit.path !== HOME)], active: '', looks: 0 };
}

function read(userId: number): { address: string; title: string }[] {
  try {
    const kept = keptTabs.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return kept.success && kept.data.userId === userId ? kept.data.tabs : [];
  } catch {
    return [];
  }
}

export function keepTabs(userId: number, visits: Visits): void {
  const tabs = visits.all
    .filter(isListed)
    .map((visit) => ({ address: addressOf(visit), title: visit.title }));
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ userId, tabs }));
  } catch {
    // without storage, a reload starts with one tab
  }
}
