import type { LinkTask } from './link.ts';
import { followLinkPage, numbersLinkPage, papersLinkPage } from './pages.ts';

/** Page of each task. */
export const LINK_PAGES = {
  numbers: numbersLinkPage,
  vgm: papersLinkPage,
  photos: papersLinkPage,
  follow: followLinkPage,
} as const satisfies Readonly<Record<LinkTask, { path: string }>>;
