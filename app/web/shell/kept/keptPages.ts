import { useMemo } from 'react';
import { z } from 'zod';
import { create } from 'zustand';
import { readStored, writeStored } from '../../../../platform/web/browser/localStore.ts';

const keptPage = z.object({ address: z.string().startsWith('/'), title: z.string() });

/** A page that a person comes back to: its address in the portal, and what it was called. */
export type KeptPage = z.infer<typeof keptPage>;

const keptPages = z.object({
  favourites: z.array(keptPage),
  /** latest first */
  visited: z.array(keptPage),
});

type KeptPages = z.infer<typeof keptPages>;

export const MAX_FAVOURITES = 7;
/** Of the visited pages; the menu shows all but the one that is open. */
const MAX_VISITED = 6;
const NONE: KeptPages = { favourites: [], visited: [] };

const keyOf = (userId: number) => `ironsilk.kept.${userId}`;

/** What this browser keeps of a person; anything else in its place counts as nothing. */
export function keptPagesIn(stored: string | null): KeptPages {
  try {
    return keptPages.parse(JSON.parse(stored ?? ''));
  } catch {
    return NONE;
  }
}

/** The page moves to the front of those visited. */
export function withVisit(kept: KeptPages, page: KeptPage): KeptPages {
  const others = kept.visited.filter(({ address }) => address !== page.address);
  return { ...kept, visited: [page, ...others].slice(0, MAX_VISITED) };
}

/** The page becomes the last favourite, or is none any more; beyond the limit nothing changes. */
export function withFavouriteToggled(kept: KeptPages, page: KeptPage): KeptPages {
  const others = kept.favourites.filter(({ address }) => address !== page.address);
  if (others.length < kept.favourites.length) return { ...kept, favourites: others };
  return { ...kept, favourites: [...others, page].slice(0, MAX_FAVOURITES) };
}

interface KeptStore {
  userId: number;
  kept: KeptPages;
}

const useKeptStore = create<KeptStore>(() => ({ userId: 0, kept: NONE }));

function keptOf(userId: number): KeptPages {
  const state = useKeptStore.getState();
  return state.userId === userId ? state.kept : keptPagesIn(readStored(keyOf(userId)));
}

function change(userId: number, next: (kept: KeptPages) => KeptPages): void {
  const kept = next(keptOf(userId));
  useKeptStore.setState({ userId, kept });
  writeStored(keyOf(userId), JSON.stringify(kept));
}

export const addVisit = (userId: number, page: KeptPage) => change(userId, (kept) => withVisit(kept, page));
export const toggleFavourite = (userId: number, page: KeptPage) =>
  change(userId, (kept) => withFavouriteToggled(kept, page));

/** Favourites and last visited pages of a person in this browser. */
export function useKeptPages(userId: number): KeptPages {
  const state = useKeptStore();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keptOf` reads the store
  return useMemo(() => keptOf(userId), [state, userId]);
}
