import type { Who } from '../../wire/who.ts';
import { refusals } from './refusals.ts';

/** Authenticates tokens and publishes the end or change of sessions. */
export interface LiveGuard {
  /** The user of a token, or null. A connection alone does not prolong the session. */
  whoIs(token: string): Promise<Who | null>;
  /** notification channel; payload: `keyOf` of a session that ended or changed in any process */
  readonly channel: string;
  keyOf(token: string): string;
}

/** The token of a CONNECT frame: bearer header or passcode. Never from the URL. */
export function tokenIn(headers: ReadonlyMap<string, string>): string | null {
  const given = headers.get('Authorization') ?? headers.get('authorization') ?? headers.get('passcode');
  return given?.replace(/^Bearer\s+/i, '').trim() || null;
}

/** The company in the URL must be the session's (inventory Z11); absent without one. Throws a UserError. */
export async function admit(guard: LiveGuard, token: string | null, companyNo: string): Promise<Who> {
  const who = token === null ? null : await guard.whoIs(token);
  if (who === null) throw refusals.signIn;
  if (who.mustChangePassword) throw refusals.passwordFirst;
  if (companyNo !== (who.companyNo ?? '')) throw refusals.otherCompany;
  return who;
}
