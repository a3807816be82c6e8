import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { CHECK_HOURS, MAX_ATTEMPTS } from '../status.ts';
import type { IdentityProgress } from '../wire.ts';
import { type CheckRow, stateOf } from './start.ts';
import { identityCheck } from './tables.ts';
import { userError } from './texts.ts';
import { hashOf } from './token.ts';

export const isOpen = and(
  eq(identityCheck.state, 'open'),
  eq(identityCheck.isReplaced, false),
  gt(identityCheck.expiresAt, sql`now()`),
);

/** The check of a token in any state. */
export async function findCheck(db: Db, token: string): Promise<CheckRow> {
  const [found] = await db
    .select()
    .from(identityCheck)
    .where(eq(identityCheck.tokenHash, hashOf(token)));
  if (found === undefined) throw userError((t) => t.linkWrong, CODE.absent);
  return found;
}

/** The check of a token if it is open; else the words why not. */
export async function findOpenCheck(db: Db, token: string): Promise<CheckRow> {
  const found = await findCheck(db, token);
  if (stateOf(found) !== 'open') throw whyClosed(found);
  return found;
}

export function whyClosed({ state, isReplaced }: CheckRow) {
  if (state === 'passed') return userError((t) => t.linkUsed);
  if (state === 'failed') return userError((t) => t.linkFailed({ most: MAX_ATTEMPTS }));
  return isReplaced ? userError((t) => t.linkReplaced) : userError((t) => t.linkExpired({ hours: CHECK_HOURS }));
}

export function progressOf(check: CheckRow): IdentityProgress {
  return {
    state: stateOf(check),
    reason: check.reason,
    attemptsLeft: Math.max(0, MAX_ATTEMPTS - check.attempts),
  };
}
