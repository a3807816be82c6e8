import { HOME, SIGN_IN } from '../../wire/address.ts';
import { isRussianPath, withoutRussian } from '../language/russianPath.ts';

/** Base of the app's addresses (portal 1). */
export const APP_BASE = '/custom';

/** Resolves to the first page of the user's menu. */
export const ROOT = '/';

const DUMMY_ORIGIN = 'http://app.invalid';

export function isSignInPath(path: string): boolean {
  return (isRussianPath(path) ? withoutRussian(path) : path) === SIGN_IN;
}

/** Path of this app to redirect to after sign-in, else home. Rejects open redirects and the sign-in page. */
export function safeRedirect(requested: string | null): string {
  if (requested === null || !requested.startsWith('/') || requested.includes('\\')) return HOME;
  const url = URL.canParse(requested, DUMMY_ORIGIN) ? new URL(requested, DUMMY_ORIGIN) : null;
  if (url === null || url.origin !== DUMMY_ORIGIN || url.pathname.startsWith('//')) return HOME;
  const inApp = url.pathname.startsWith(`${APP_BASE}/`) ? url.pathname.slice(APP_BASE.length) : url.pathname;
  if (inApp === '/' || inApp === APP_BASE || inApp.startsWith('//') || isSignInPath(inApp)) return HOME;
  return inApp + url.search + url.hash;
}

/** Redirect after sign-in: the requested page, else the first menu page (portal 2.4). */
export function redirectAfterSignIn(requested: string | null): string {
  const page = safeRedirect(requested);
  return page === HOME ? ROOT : page;
}
