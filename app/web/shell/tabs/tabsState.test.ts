import type { Location } from 'react-router';
import { expect, test } from 'vitest';
import { RESUME_STATE } from '../../router/resume.ts';
import { CLOSE_SCOPES, type CloseScope, closeTabs, tabsToClose } from './closeTabs.ts';
import {
  keepAliveTabs,
  MAX_TABS,
  remountTab,
  renameTab,
  retitleTab,
  type TabsState,
  tabsAfterNavigation,
} from './tabsState.ts';

const at = (address: string, state: unknown = null): Location => {
  const { pathname, search, hash } = new URL(address, 'http://app');
  return { pathname, search, hash, state, key: address, mask: undefined };
};
const LINK = { isPop: false, isInMenu: false };
const MENU = { isPop: false, isInMenu: true };
const BACK = { isPop: true, isInMenu: false };
const NOTHING: TabsState = { all: [], active: '', viewCount: 0 };

const opened = (...addresses: string[]) =>
  addresses.reduce((visits, address) => tabsAfterNavigation(visits, at(address), LINK), NOTHING);
const copyOf = (visits: TabsState, path: string) => visits.all.find((visit) => visit.path === path)?.mountKey;
const pathsOf = (visits: { all: readonly { path: string }[] }) => visits.all.map((visit) => visit.path);

test('each path is one tab, whatever its query; pages that say "nothing here" are none', () => {
  const visits = opened('/index', '/bookingList', '/bookingList?status=draft');
  expect(pathsOf(visits)).toEqual(['/index', '/bookingList']);
  expect(visits.all[1]?.location.search).toBe('?status=draft');
});

test('an address that one may not see, or that is none, leaves no tab behind', () => {
  const visits = opened('/index', '/bookingList');
  const titled = retitleTab(visits, '/bookingList', 'Orders');
  const denied = tabsAfterNavigation(tabsAfterNavigation(titled, at('/operation/trains'), LINK), at('/401'), LINK);
  expect(pathsOf(denied)).toEqual(['/index', '/bookingList', '/401']);
  expect(pathsOf(tabsAfterNavigation(titled, at('/404'), LINK))).toEqual(['/index', '/bookingList', '/404']);
});

test('a tab that one returns to is as it was left, its query included', () => {
  const visits = opened('/index', '/bookingDetail/B1/0?tab=fees', '/index');
  const back = tabsAfterNavigation(visits, at('/bookingDetail/B1/0', RESUME_STATE), LINK);
  expect(copyOf(back, '/bookingDetail/B1/0')).toBe(1);
  expect(back.all[1]?.location.search).toBe('?tab=fees');
});

test('back and forward, and the menu, keep the page; a link to it opens it afresh', () => {
  const visits = opened('/index', '/confirmation', '/index');
  expect(copyOf(tabsAfterNavigation(visits, at('/confirmation'), BACK), '/confirmation')).toBe(1);
  expect(copyOf(tabsAfterNavigation(visits, at('/confirmation'), MENU), '/confirmation')).toBe(1);
  expect(copyOf(tabsAfterNavigation(visits, at('/confirmation'), LINK), '/confirmation')).toBe(2);
});

test('another query of the page shown is no new page', () => {
  expect(copyOf(opened('/index', '/plandetail?a=1', '/plandetail?a=2'), '/plandetail')).toBe(1);
});

test('the pages looked at last stand ready; the others are drawn from their address', () => {
  const visits = opened('/index', '/a', '/b', '/a');
  expect(keepAliveTabs(visits, 2).map((visit) => visit.path)).toEqual(['/a', '/b']);
});

test('too many tabs push out the one not looked at for longest, never home', () => {
  const many = Array.from({ length: MAX_TABS }, (_, n) => `/page${n}`);
  const visits = opened('/index', ...many);
  expect(visits.all).toHaveLength(MAX_TABS);
  expect(pathsOf(visits).slice(0, 2)).toEqual(['/index', '/page1']);
});

test('a refreshed page is another copy; a title is noted once', () => {
  const visits = opened('/index', '/a');
  expect(copyOf(remountTab(visits, '/a'), '/a')).toBe(2);
  const titled = retitleTab(visits, '/a', 'A');
  expect(titled.all[1]?.title).toBe('A');
  expect(retitleTab(titled, '/a', 'A')).toBe(titled);
});

test('a tab is named by what it shows, and keeps the name while the page is away', () => {
  const named = renameTab(opened('/index', '/plandetail', '/index'), '/plandetail', 'X8159 4 Dec');
  const back = tabsAfterNavigation(named, at('/plandetail', RESUME_STATE), LINK);
  expect(back.all[1]?.name).toBe('X8159 4 Dec');
  expect(renameTab(named, '/plandetail', 'X8159 4 Dec')).toBe(named);
});

test.each<[CloseScope, string[], string | null]>([
  ['current', ['/index', '/a', '/c'], null],
  ['others', ['/index', '/b'], '/b'],
  ['left', ['/index', '/b', '/c'], null],
  ['right', ['/index', '/a', '/b'], '/b'],
  ['all', ['/index'], '/index'],
])('closing %s, seen from the third of four tabs while the last is shown', (closing, left, next) => {
  const result = closeTabs(opened('/index', '/a', '/b', '/c'), '/b', closing);
  expect(pathsOf(result.visits)).toEqual(left);
  expect(result.next === 'home' ? 'home' : (result.next?.path ?? null)).toBe(next);
});

test('closing the tab shown leads to the last that remains, or home', () => {
  const result = closeTabs(opened('/index', '/a', '/b', '/a'), '/a', 'current');
  expect(result.next).toMatchObject({ path: '/b' });
  expect(closeTabs(opened('/a'), '/a', 'current').next).toBe('home');
});

test('home cannot be closed', () => {
  const visits = opened('/index');
  expect(CLOSE_SCOPES.flatMap((closing) => tabsToClose(visits, '/index', closing))).toEqual([]);
});
