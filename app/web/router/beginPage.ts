import { matchPath } from 'react-router';
import { askEarly } from '../../../platform/web/request/early.ts';
import { readToken } from '../../../platform/web/request/token.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { APP_BASE, HOME } from '../../../platform/web/router/safeReturn.ts';
import { usePlatformTexts } from '../../../platform/web/texts/platformTexts.ts';
import { ENTRY_PATHS, HOME_PATHS } from './earlyReads.ts';
import { fetchAhead } from './lazyPage.tsx';
import { SHELL } from './shellPage.ts';

/**
 * Longest blank start. React delays the content behind a placeholder by 300 ms, so a page that is nearly
 * loaded is faster without one.
 */
const PATIENCE_MS = 400;

/**
 * Preloads texts, page, frame and bootstrap calls of the address before the first render. Settles when all
 * are loaded or after the delay.
 */
export async function beginPage(pages: readonly PageRoute[]): Promise<void> {
  const path = location.pathname.startsWith(APP_BASE)
    ? location.pathname.slice(APP_BASE.length)
    : location.pathname;
  const isSignedIn = readToken() !== null;
  const wanted = pageToOpen(pages, path, isSignedIn);
  const isFramed = isSignedIn && wanted?.frame !== 'bare';
  const isHome = wanted?.path === HOME;
  if (isFramed) for (const path of [...ENTRY_PATHS, ...(isHome ? HOME_PATHS : [])]) askEarly(path);
  const parts = [
    usePlatformTexts.load(),
    ...(wanted ? [fetchAhead(wanted)] : []),
    ...(isFramed ? [fetchAhead(SHELL)] : []),
  ];
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.allSettled(parts), patience]);
}

function pageToOpen(pages: readonly PageRoute[], path: string, isSignedIn: boolean): PageRoute | undefined {
  const wanted = pages.find((page) => matchPath(page.path, path));
  if (wanted?.isPublic) return wanted;
  if (!isSignedIn) return pages.find((page) => page.path === '/login');
  // the menu is not loaded yet; its first page is nearly always home
  return wanted ?? pages.find((page) => page.path === HOME);
}
