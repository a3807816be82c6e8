import { createContext } from 'react';
import type { OpenTabs } from './tabs/useOpenTabs.ts';

export interface FrameContextValue {
  pages: OpenTabs;
  /** prefetches the page at a path */
  prefetch: (path: string) => void;
  /** path of the menu entry that a path belongs to */
  menuPathOf: (path: string) => string;
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
});
