import { isRussianPath, withoutRussian } from '../language/russianPath.ts';

/** Base of the app's addresses (portal 1). */
export const APP_BASE = '/custom';
export const HOME = '/index';

/** Resolves to the first page of the user's menu. */
export const ROOT = '/';

const NOWHERE = 'http://app.invalid';

export function isSignInPath(path: string): boolean {
  return (isRussianPath(path) ? withoutRussian(path) : path) === '/login';
}

/** Path of this app to redirect to after sign-in, else home. Rejects open redirects and the sign-in page. */
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

/** Redirect after sign-in: the requested page, else the first menu page (portal 2.4). */
export function returnAfterSignIn(wanted: string | null): string {
  const page = safeReturn(wanted);
  return page === HOME ? ROOT : page;
}
