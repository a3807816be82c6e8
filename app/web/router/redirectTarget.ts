import { safeRedirect } from '../../../platform/web/router/safeRedirect.ts';

const PREFIX = '/redirect/';

/** Target of `/redirect{fullPath}` (portal 2.5); null for other addresses. */
export function redirectTarget(at: { pathname: string; search: string; hash: string }): string | null {
  if (!at.pathname.startsWith(PREFIX)) return null;
  return safeRedirect(at.pathname.slice(PREFIX.length - 1) + at.search + at.hash);
}
