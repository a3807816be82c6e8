import { createContext } from 'react';
import type { KeptPage } from './kept/keptPages.ts';
import type { MenuItem } from './menu/menuItems.ts';
import type { OpenTabs } from './tabs/useOpenTabs.ts';

interface FrameContextValue {
  pages: OpenTabs;
  /** prefetches the page at a path */
  prefetch: (path: string) => void;
  /** path of the menu entry that a path belongs to */
  menuPathOf: (path: string) => string;
  /** all of the menu */
  items: readonly MenuItem[];
  /** the page at an address as favourites and visited pages name it; null: not yet named, or not kept */
  keptPageAt: (path: string, search: string) => KeptPage | null;
}

const noop = () => {};

export const FrameContext = createContext<FrameContextValue>({
  pages: {
    visits: { all: [], active: '', viewCount: 0 },
    open: noop,
    close: noop,
    refresh: noop,
    remount: noop,
    retitle: noop,
    rename: noop,
  },
  prefetch: noop,
  menuPathOf: (path) => path,
  items: [],
  keptPageAt: () => null,
});
