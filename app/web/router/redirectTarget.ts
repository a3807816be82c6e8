import { safeReturn } from '../../../platform/web/router/safeReturn.ts';

const PREFIX = '/redirect/';

/** The address that `/redirect{fullPath}` draws anew (portal 2.5); null for any other address. */
export function redirectTarget(at: { pathname: string; search: string; hash: string }): string | null {
  if (!at.pathname.startsWith(PREFIX)) return null;
  return safeReturn(at.pathname.slice(PREFIX.length - 1) + at.search + at.hash);
}
