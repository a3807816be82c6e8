import { useSyncExternalStore } from 'react';
import { keep, onKeptElsewhere, readKept } from '../browser/kept.ts';

/** Control sizes (portal 9). */
export const SIZES = ['default', 'medium', 'small', 'mini'] as const;
export const MENU_GROUNDS = ['blue', 'dark'] as const;

export interface Layout {
  menu: (typeof MENU_GROUNDS)[number];
  /** tab bar of visited pages; pages keep their state */
  hasTabs: boolean;
  isHeaderFixed: boolean;
  size: (typeof SIZES)[number];
}

export const FIRST_LAYOUT: Layout = { menu: 'blue', hasTabs: true, isHeaderFixed: true, size: 'default' };

const KEY = 'ironsilk.layout';
const listeners = new Set<() => void>();

/** Parses a stored layout; missing or invalid values get the default. */
export function layoutOf(kept: string | null): Layout {
  const said = parsed(kept);
  return {
    menu: MENU_GROUNDS.find((ground) => ground === said.menu) ?? FIRST_LAYOUT.menu,
    hasTabs: said.hasTabs !== false,
    isHeaderFixed: said.isHeaderFixed !== false,
    size: SIZES.find((size) => size === said.size) ?? FIRST_LAYOUT.size,
  };
}

function parsed(kept: string | null): Record<string, unknown> {
  try {
    const said: unknown = JSON.parse(kept ?? '{}');
    return typeof said === 'object' && said !== null ? { ...said } : {};
  } catch {
    return {};
  }
}

let inUse = layoutOf(readKept(KEY));

const show = (layout: Layout) => {
  inUse = layout;
  for (const tell of listeners) tell();
};

/** Changes the layout in all windows of this browser. */
export function changeLayout(change: Partial<Layout>): void {
  show({ ...inUse, ...change });
  keep(KEY, JSON.stringify(inUse));
}

export function useLayout(): Layout {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      const stop = onKeptElsewhere(KEY, () => show(layoutOf(readKept(KEY))));
      return () => {
        listeners.delete(tell);
        stop();
      };
    },
    () => inUse,
  );
}
