import { isRussianPath, withoutRussian } from '../language/russianPath.ts';

/** Base of the app's addresses (portal 1). */
export const APP_BASE = '/custom';
/** Where signed-in people begin. */
export const HOME = '/index';

/** Where the first page of somebody's own menu is looked up. */
export const ROOT = '/';

const NOWHERE = 'http://app.invalid';

/** Whether a path is the sign-in page, in either form. */
export function isSignInPath(path: string): boolean {
  return (isRussianPath(path) ? withoutRussian(path) : path) === '/login';
}

/**
 * The page to go to after signing in: what `redirect` asks for if it is a page of this app, else home.
 * Never another site, whatever the address says, and never the sign-in page itself.
 */
export function safeReturn(wanted: string | null): string {
  if (wanted === null || !wanted.startsWith('/') || wanted.includes('\\')) return HOME;
  const asked = URL.canParse(wanted, NOWHERE) ? new URL(wanted, NOWHERE) : null;
  if (asked === null || asked.origin !== NOWHERE || asked.pathname.startsWith('//')) return HOME;
  const inApp = asked.pathname.startsWith(`${APP_BASE}/`)
    ? asked.pathname.slice(APP_BASE.length)
    : asked.pathname;
  if (inApp === '/' || inApp === APP_BASE || inApp.startsWith('//') || isSignInPath(inApp)) return HOME;
  return inApp + asked.search + asked.hash;
}

/** Where one goes after signing in: to the wanted page, else to the first of the own menu (portal 2.4). */
export function returnAfterSignIn(wanted: string | null): string {
  const page = safeReturn(wanted);
  return page === HOME ? ROOT : page;
}
