import { download } from '../wire.ts';

/** Where a file is read, below the wire's base; with a token also by those who have no session. */
export function addressOf(resourceId: number, token?: string): string {
  const query = new URLSearchParams({ resourceId: String(resourceId), ...(token && { token }) });
  return `${download.path}?${query}`;
}
