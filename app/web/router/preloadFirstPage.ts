import { matchPath } from 'react-router';
import { cancelPreloaded, preload } from '../../../platform/web/request/preload.ts';
import { readToken } from '../../../platform/web/request/token.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { APP_BASE } from '../../../platform/web/router/safeRedirect.ts';
import { usePlatformTexts } from '../../../platform/web/texts/platformTexts.ts';
import { HOME, SIGN_IN } from '../../../platform/wire/address.ts';
import { prefetchPage } from './lazyPage.tsx';
import { BOOTSTRAP_PATHS, HOME_PATHS } from './prefetchPaths.ts';
import { prefetchHome, SHELL_PAGE } from './shellPage.ts';

/**
 * Longest blank start. React delays the content behind a placeholder by 300 ms, so a page that is nearly
 * loaded is faster without one.
 */
const PLACEHOLDER_DELAY_MS = 400;

/**
 * Preloads texts, page, frame and bootstrap calls of the address before the first render. Settles when all
 * are loaded or after the delay.
 */
export async function preloadFirstPage(pages: readonly PageRoute[]): Promise<void> {
  const path = location.pathname.startsWith(APP_BASE) ? location.pathname.slice(APP_BASE.length) : location.pathname;
  const isSignedIn = readToken() !== null;
  const page = pageToOpen(pages, path, isSignedIn);
  const isFramed = isSignedIn && page?.frame !== 'bare';
  const isHome = page?.path === HOME;
  if (isFramed) for (const path of [...BOOTSTRAP_PATHS, ...(isHome ? HOME_PATHS : [])]) preload(path);
  else cancelPreloaded();
  const parts: Promise<unknown>[] = [usePlatformTexts.load()];
  if (page && isFramed && isHome) parts.push(prefetchHome(page));
  else {
    if (page) parts.push(prefetchPage(page));
    if (isFramed) parts.push(prefetchPage(SHELL_PAGE));
  }
  const delay = new Promise((resolve) => setTimeout(resolve, PLACEHOLDER_DELAY_MS));
  await Promise.race([Promise.allSettled(parts), delay]);
}

function pageToOpen(pages: readonly PageRoute[], path: string, isSignedIn: boolean): PageRoute | undefined {
  const page = pages.find((page) => matchPath(page.path, path));
  if (page?.isPublic) return page;
  if (!isSignedIn) return pages.find((page) => page.path === SIGN_IN);
  // the menu is not loaded yet; its first page is nearly always home
  return page ?? pages.find((page) => page.path === HOME);
}
