import { HOME } from '../../../../platform/web/router/safeReturn.ts';
import { isListed, type Visit, type Visits } from './visits.ts';

/** Tabs to close, relative to one of them (portal 2.5). */
export type Closing = 'current' | 'others' | 'left' | 'right' | 'all';
export const CLOSINGS = ['current', 'others', 'left', 'right', 'all'] as const satisfies readonly Closing[];

export const isPinned = (visit: { path: string }) => visit.path === HOME;

const CLOSES: Record<Closing, (at: number, from: number) => boolean> = {
  current: (at, from) => at === from,
  others: (at, from) => at !== from,
  left: (at, from) => at < from,
  right: (at, from) => at > from,
  all: () => true,
};

/** Pinned tabs are never closed. */
export function closedBy({ all }: Visits, path: string, closing: Closing): readonly Visit[] {
  const tabs = all.filter(isListed);
  const from = tabs.findIndex((visit) => visit.path === path);
  return tabs.filter((visit, at) => !isPinned(visit) && CLOSES[closing](at, from));
}

/** `next`: page to open if the active one was closed, the last remaining or home; null otherwise. */
export function closeTabs(
  visits: Visits,
  path: string,
  closing: Closing,
): { visits: Visits; next: Visit | 'home' | null } {
  const closed = new Set(closedBy(visits, path, closing).map((visit) => visit.path));
  const all = visits.all.filter((visit) => !closed.has(visit.path));
  const next = closed.has(visits.active) ? (all.filter(isListed).at(-1) ?? 'home') : null;
  return { visits: { ...visits, all }, next };
}
