import type { CurrentUser } from '../../wire/currentUser.ts';
import { liveErrors } from './liveErrors.ts';

/** Authenticates tokens and publishes the end or change of sessions. */
export interface LiveGuard {
  /** The user of a token, or null. A connection alone does not prolong the session. */
  authenticate(token: string): Promise<CurrentUser | null>;
  /** notification channel; payload: `keyOf` of a session that ended or changed in any process */
  readonly channel: string;
  keyOf(token: string): string;
}

/** The token of a CONNECT frame: bearer header or passcode. Never from the URL. */
export function tokenOf(headers: ReadonlyMap<string, string>): string | null {
  const given = headers.get('Authorization') ?? headers.get('authorization') ?? headers.get('passcode');
  return given?.replace(/^Bearer\s+/i, '').trim() || null;
}

/** The company in the URL must be the session's (inventory Z11); absent without one. Throws a UserError. */
export async function admit(guard: LiveGuard, token: string | null, companyNo: string): Promise<CurrentUser> {
  const user = token === null ? null : await guard.authenticate(token);
  if (user === null) throw liveErrors.signIn;
  if (user.mustChangePassword || user.mustSetUpTwoStep) throw liveErrors.passwordFirst;
  if (companyNo !== (user.companyNo ?? '')) throw liveErrors.otherCompany;
  return user;
}
