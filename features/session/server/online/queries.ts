import { and, count, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { selectionOf } from '../../../../platform/server/export/sheetExport.ts';
import { pageWindow } from '../../../../platform/wire/paging.ts';
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

type Selection = ReturnType<typeof selectionOf>;

export function signInRows(db: Db, accountId: number, selection: Selection) {
  return db
    .select(selection)
    .from(signInRecord)
    .where(eq(signInRecord.accountId, accountId))
    .orderBy(desc(signInRecord.id));
}

export const sessions = {
  one: (id: number, exceptHash: string) => and(eq(session.id, id), ne(session.tokenHash, exceptHash)),
  oneOf: (accountId: number, id: number, exceptHash: string) =>
    and(eq(session.accountId, accountId), sessions.one(id, exceptHash)),
  othersOf: (accountId: number, exceptHash: string) =>
    and(eq(session.accountId, accountId), ne(session.tokenHash, exceptHash)),
  allOf: (accountId: number) => eq(session.accountId, accountId),
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

export async function selectSignInRecords(
  db: Db,
  accountId: number,
  page: { pageNum: number; pageSize: number },
) {
  const own = eq(signInRecord.accountId, accountId);
  const { limit, offset } = pageWindow(page);
  const [found, [counted]] = await Promise.all([
    db.select().from(signInRecord).where(own).orderBy(desc(signInRecord.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(signInRecord).where(own),
  ]);
  return { found, total: counted?.total ?? 0 };
}
