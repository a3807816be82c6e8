import { download } from '../wire.ts';

/** Download path relative to the wire base; the token replaces a session. */
export function downloadPathOf(resourceId: number, token?: string): string {
  const query = new URLSearchParams({ resourceId: String(resourceId), ...(token && { token }) });
  return `${download.path}?${query}`;
}
