import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import { CODE, type Page } from '../../../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../../../platform/wire/time.ts';
import type { OwnSession } from '../../presence.ts';
import { endSessions } from '../authenticate.ts';
import { userError } from '../texts.ts';
import { hashOf } from '../token.ts';
import { deviceOf } from './device.ts';
import { selectSessionsOf, sessions } from './queries.ts';

export async function ownSessions({ db, user, token }: CallContext): Promise<Page<OwnSession>> {
  const found = await selectSessionsOf(db, user.accountId);
  const rows = found.map((row) => toSessionDto(row, token));
  rows.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  return { rows, total: rows.length };
}

type SessionRow = Awaited<ReturnType<typeof selectSessionsOf>>[number];

function toSessionDto(row: SessionRow, token: string | null): OwnSession {
  return {
    sessionId: row.sessionId,
    isCurrent: row.tokenHash === currentHash(token),
    ...deviceOf(row.userAgent),
    ipaddr: row.address,
    loginTime: formatDateTime(row.createdAt),
    lastSeenTime: formatDateTime(row.lastSeenAt),
  };
}

const currentHash = (token: string | null) => hashOf(token ?? '');

/** Other users' sessions are absent. */
export async function endOwnSessionOf({ db, user, token }: CallContext, sessionId: number): Promise<void> {
  const ended = await endSessions(db, sessions.oneOf(user.accountId, sessionId, currentHash(token)));
  if (ended === 0) throw userError((t) => t.sessionAbsent, CODE.absent);
}

export async function endOtherSessionsOf({ db, user, token }: CallContext): Promise<void> {
  await endSessions(db, sessions.othersOf(user.accountId, currentHash(token)));
}

/** Any session but the current one. */
export async function endAnySession({ db, token }: CallContext, sessionId: number): Promise<void> {
  const ended = await endSessions(db, sessions.one(sessionId, currentHash(token)));
  if (ended === 0) throw userError((t) => t.sessionAbsent, CODE.absent);
}

/** Every session of an account, with its live connections. */
export async function signOutEverywhere(db: Db, accountId: number): Promise<void> {
  await endSessions(db, sessions.allOf(accountId));
}

/** Every session of the accounts, with their live connections. */
export async function signOutAll(db: Db, accountIds: readonly number[]): Promise<void> {
  await endSessions(db, sessions.allOfMany(accountIds));
}
