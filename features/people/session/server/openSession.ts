import { auditEntryOf, writeAudit } from '../../../../platform/server/audit/auditLog.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { AnyCall } from '../../../../platform/wire/call.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { findCurrentUser } from '../../account/server/index.ts';
import type { SignInOutcome, SignInWay } from '../presence.ts';
import { endSessions } from './authenticate.ts';
import { insertSignInRecord, sessions } from './online/queries.ts';
import { insertSession } from './queries.ts';
import { hashOf, newToken } from './token.ts';

export type AnonymousContext = CallContext<CurrentUser | null>;

/** Of one account; another sign-in ends the one longest unused. */
export const MAX_SESSIONS = 50;

/** Sign-in history; unknown names leave no trace. */
export function signInRecorder(
  { db, address, userAgent }: AnonymousContext,
  way: SignInWay,
  accountId: number | undefined,
) {
  return async (outcome: SignInOutcome, within: Db = db): Promise<void> => {
    if (accountId === undefined) return;
    await insertSignInRecord(within, { accountId, way, outcome, address, userAgent });
  };
}

/** Opens a session in the caller's transaction; answers its token. */
export async function openSession(
  db: Db,
  how: { call: Pick<AnyCall, 'method' | 'path'>; accountId: number; way: SignInWay },
  ctx: AnonymousContext,
): Promise<string> {
  const { call, accountId, way } = how;
  const { address, userAgent } = ctx;
  const token = newToken();
  await insertSession(db, { tokenHash: hashOf(token), accountId, address, userAgent });
  await endSessions(db, sessions.beyondNewest(accountId, MAX_SESSIONS));
  await signInRecorder(ctx, way, accountId)('done', db);
  const user = await findCurrentUser(db, accountId);
  await writeAudit(db, auditEntryOf(call, {}, { user, requestId: ctx.requestId }));
  return token;
}
