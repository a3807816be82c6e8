import { matchPath } from 'react-router';
import { readToken } from '../../../platform/web/request/token.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { APP_BASE } from '../../../platform/web/router/safeReturn.ts';
import { chunkOf, type GatedPage, SHELL } from './lazyPage.tsx';

/** Sends for the chunk of the page in the address before anything is drawn: one round trip less. */
export function beginPage(pages: readonly PageRoute[]): void {
  const path = location.pathname.startsWith(APP_BASE)
    ? location.pathname.slice(APP_BASE.length)
    : location.pathname;
  const wanted = pages.find((page) => matchPath(page.path, path));
  const mayEnter = wanted?.isPublic || readToken() !== null;
  const opened = mayEnter ? wanted : pages.find((page) => page.path === '/login');
  if (!opened) return;
  begin(opened);
  if (opened.frame === 'shell') begin(SHELL);
}

function begin(page: GatedPage): void {
  // a failure is met again, and dealt with, when the page is drawn
  chunkOf(page).catch(() => {});
}
