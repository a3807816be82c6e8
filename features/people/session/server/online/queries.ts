import { and, desc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { session, signInRecord } from '../tables.ts';

export const isActive = gt(session.expiresAt, sql`now()`);

const SESSION_COLUMNS = {
  sessionId: session.id,
  accountId: session.accountId,
  tokenHash: session.tokenHash,
  address: session.address,
  userAgent: session.userAgent,
  createdAt: session.createdAt,
  lastSeenAt: session.lastSeenAt,
};

/** Active sessions of an account, last seen first. */
export async function selectSessionsOf(db: Db, accountId: number) {
  return db
    .select(SESSION_COLUMNS)
    .from(session)
    .where(and(eq(session.accountId, accountId), isActive))
    .orderBy(desc(session.lastSeenAt), desc(session.id));
}

export const sessions = {
  one: (id: number, exceptHash: string) => and(eq(session.id, id), ne(session.tokenHash, exceptHash)),
  oneOf: (accountId: number, id: number, exceptHash: string) =>
    and(eq(session.accountId, accountId), sessions.one(id, exceptHash)),
  othersOf: (accountId: number, exceptHash: string) =>
    and(eq(session.accountId, accountId), ne(session.tokenHash, exceptHash)),
  allOf: (accountId: number) => eq(session.accountId, accountId),
  allOfMany: (accountIds: readonly number[]) => inArray(session.accountId, [...accountIds]),
  beyondNewest: (accountId: number, kept: number) =>
    sql`${session.id} in (select id from session where account_id = ${accountId}
      order by last_seen_at desc, id desc offset ${kept})`,
};

export async function deleteSessions(db: Db, which: SQL | undefined): Promise<string[]> {
  const deleted = await db.delete(session).where(which).returning({ tokenHash: session.tokenHash });
  return deleted.map((row) => row.tokenHash);
}

export async function insertSignInRecord(db: Db, row: typeof signInRecord.$inferInsert): Promise<void> {
  await db.insert(signInRecord).values(row);
}

/** Time of the latest successful sign-in of each account that has one. */
export async function selectLastSignIns(db: Db, accountIds: readonly number[]): Promise<Map<number, Date>> {
  const { rows } = await db.execute(sql`
    select asked.id, latest.created_at
    from unnest(${sql.param([...accountIds])}::bigint[]) as asked(id)
    cross join lateral (
      select created_at from sign_in_record
      where account_id = asked.id and outcome = 'done' order by id desc limit 1) as latest`);
  return new Map(lastSignInRows.parse(rows).map(({ id, created_at: at }) => [id, at]));
}

const lastSignInRows = z.array(z.object({ id: z.coerce.number(), created_at: z.coerce.date() }));
