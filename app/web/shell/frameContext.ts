import { createContext } from 'react';
import type { OpenPages } from './tabs/useVisits.ts';

export interface FrameShare {
  pages: OpenPages;
  /** prefetches the page at a path */
  fetchAhead: (path: string) => void;
  /** path of the menu entry that a path belongs to */
  menuPathOf: (path: string) => string;
}

const nowhere = () => {};

export const FrameContext = createContext<FrameShare>({
  pages: {
    visits: { all: [], active: '', looks: 0 },
    open: nowhere,
    close: nowhere,
    refresh: nowhere,
    renew: nowhere,
    retitle: nowhere,
  },
  fetchAhead: nowhere,
  menuPathOf: (path) => path,
});
