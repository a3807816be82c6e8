import type { Config } from '../../../../platform/server/config.ts';
import { hashOf, newToken } from '../../session/server/index.ts';

const APP_BASE = '/custom';

/** A token for a one-time link, and its stored hash. */
export function newLinkToken(): { token: string; tokenHash: string } {
  const token = newToken();
  return { token, tokenHash: hashOf(token) };
}

/** Address of a page for messages. */
export function linkTo({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>, path: string, token: string): string {
  const base = (publicUrl ?? `http://localhost:${port}`).replace(/\/+$/, '');
  return `${base}${APP_BASE}${path}#${token}`;
}
