import { createContext } from 'react';
import type { OpenPages } from './tabs/useVisits.ts';

/** What the parts of the frame share. */
export interface FrameShare {
  pages: OpenPages;
  /** sends for the page at a path before somebody goes there */
  fetchAhead: (path: string) => void;
  /** the path by which what is shown at a path has its place in the menu */
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
