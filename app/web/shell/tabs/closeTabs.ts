import { HOME } from '../../../../platform/wire/address.ts';
import { isListed, type OpenTab, type TabsState } from './tabsState.ts';

/** Tabs to close, relative to one of them (portal 2.5). */
export type CloseScope = 'current' | 'others' | 'left' | 'right' | 'all';
export const CLOSE_SCOPES = ['current', 'others', 'left', 'right', 'all'] as const satisfies readonly CloseScope[];

export const isPinned = (visit: { path: string }) => visit.path === HOME;

const IS_IN_SCOPE: Record<CloseScope, (at: number, from: number) => boolean> = {
  current: (at, from) => at === from,
  others: (at, from) => at !== from,
  left: (at, from) => at < from,
  right: (at, from) => at > from,
  all: () => true,
};

/** Pinned tabs are never closed. */
export function tabsToClose({ all }: TabsState, path: string, scope: CloseScope): readonly OpenTab[] {
  const tabs = all.filter(isListed);
  const from = tabs.findIndex((visit) => visit.path === path);
  return tabs.filter((visit, at) => !isPinned(visit) && IS_IN_SCOPE[scope](at, from));
}

/** `next`: page to open if the active one was closed, the last remaining or home; null otherwise. */
export function closeTabs(
  visits: TabsState,
  path: string,
  scope: CloseScope,
): { visits: TabsState; next: OpenTab | 'home' | null } {
  const closed = new Set(tabsToClose(visits, path, scope).map((visit) => visit.path));
  const all = visits.all.filter((visit) => !closed.has(visit.path));
  const next = closed.has(visits.active) ? (all.filter(isListed).at(-1) ?? 'home') : null;
  return { visits: { ...visits, all }, next };
}
