import type { Who } from '../../wire/who.ts';
import { refusals } from './refusals.ts';

/** How people are known by their tokens, and how one hears that a session has ended or changed. */
export interface LiveGuard {
  /** The person behind a token, or null. To be connected is not to be at work: it does not prolong the session. */
  whoIs(token: string): Promise<Who | null>;
  /** push channel on which sessions are named by `keyOf` when they end or change anywhere */
  readonly channel: string;
  keyOf(token: string): string;
}

/** The token of a CONNECT frame: a bearer header as in a call, or the passcode. It never stands in an address. */
export function tokenIn(headers: ReadonlyMap<string, string>): string | null {
  const given = headers.get('Authorization') ?? headers.get('authorization') ?? headers.get('passcode');
  return given?.replace(/^Bearer\s+/i, '').trim() || null;
}

/**
 * The person who connects. The company in the address must be that of the session (inventory Z11); whoever has
 * none leaves it out. Throws a Refusal.
 */
export async function admit(guard: LiveGuard, token: string | null, companyNo: string): Promise<Who> {
  const who = token === null ? null : await guard.whoIs(token);
  if (who === null) throw refusals.signIn;
  if (who.mustChangePassword) throw refusals.passwordFirst;
  if (companyNo !== (who.companyNo ?? '')) throw refusals.otherCompany;
  return who;
}
