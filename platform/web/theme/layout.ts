import { useSyncExternalStore } from 'react';
import { onStoredChange, readStored, writeStored } from '../browser/localStore.ts';

/** Control sizes (portal 9). */
export const SIZES = ['default', 'medium', 'small', 'mini'] as const;
export const MENU_THEMES = ['blue', 'dark'] as const;
export const THEMES = ['system', 'light', 'dark'] as const;
/** Rows of lists: one line each, or as many as their content needs. */
export const DENSITIES = ['compact', 'comfortable'] as const;

export interface Layout {
  /** `system`: as the browser prefers */
  theme: (typeof THEMES)[number];
  menu: (typeof MENU_THEMES)[number];
  /** tab bar of visited pages; pages keep their state */
  hasTabs: boolean;
  isHeaderFixed: boolean;
  /** chat and customer service float over the page, as portal 2.5 has them; otherwise they are in the header */
  hasFloats: boolean;
  /** logo in the sidebar */
  hasLogo: boolean;
  /** page name in the window title */
  hasDynamicTitle: boolean;
  size: (typeof SIZES)[number];
  density: (typeof DENSITIES)[number];
}

/** Portal 9; but pages name themselves in the title of their window (WCAG 2.4.2). */
export const DEFAULT_LAYOUT: Layout = {
  theme: 'system',
  menu: 'blue',
  hasTabs: true,
  isHeaderFixed: true,
  hasFloats: false,
  hasLogo: false,
  hasDynamicTitle: true,
  size: 'default',
  density: 'compact',
};

const KEY = 'ironsilk.layout';
const listeners = new Set<() => void>();

/** Parses a stored layout; missing or invalid values get the default. */
export function layoutOf(stored: string | null): Layout {
  const value = parsed(stored);
  return {
    theme: THEMES.find((theme) => theme === value.theme) ?? DEFAULT_LAYOUT.theme,
    menu: MENU_THEMES.find((menuTheme) => menuTheme === value.menu) ?? DEFAULT_LAYOUT.menu,
    hasTabs: value.hasTabs !== false,
    isHeaderFixed: value.isHeaderFixed !== false,
    hasFloats: value.hasFloats === true,
    hasLogo: value.hasLogo === true,
    hasDynamicTitle: value.hasDynamicTitle !== false,
    size: SIZES.find((size) => size === value.size) ?? DEFAULT_LAYOUT.size,
    density: DENSITIES.find((density) => density === value.density) ?? DEFAULT_LAYOUT.density,
  };
}

function parsed(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

let active = layoutOf(readStored(KEY));

const apply = (layout: Layout) => {
  active = layout;
  for (const listener of listeners) listener();
};

/** Changes the layout in all windows of this browser. */
export function changeLayout(change: Partial<Layout>): void {
  apply({ ...active, ...change });
  writeStored(KEY, JSON.stringify(active));
}

export const activeLayout = (): Layout => active;

/** Calls the listener at each change, also of another window. Returns the unsubscribe function. */
export function onLayoutChange(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribe = onStoredChange(KEY, () => apply(layoutOf(readStored(KEY))));
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}

export function useLayout(): Layout {
  return useSyncExternalStore(onLayoutChange, activeLayout);
}
