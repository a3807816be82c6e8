import { and, count, desc, eq, gt, ilike, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { likeContains } from '../../../../platform/server/database/likePattern.ts';
import type { selectionOf } from '../../../../platform/server/export/sheetExport.ts';
import { pageWindow } from '../../../../platform/wire/paging.ts';
import { accountIdsNamed } from '../../../account/server/index.ts';
import { session, signInRecord } from '../tables.ts';

const isActive = gt(session.expiresAt, sql`now()`);

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

export interface OnlineFilter {
  userName: string;
  ipaddr: string;
  pageNum: number;
  pageSize: number;
}

type Selection = ReturnType<typeof selectionOf>;

function isOnline(filter: Pick<OnlineFilter, 'userName' | 'ipaddr'>): SQL | undefined {
  return and(
    isActive,
    filter.userName ? sql`${session.accountId} in ${accountIdsNamed(filter.userName)}` : undefined,
    filter.ipaddr ? ilike(session.address, likeContains(filter.ipaddr)) : undefined,
  );
}

export function onlineRows(db: Db, filter: Pick<OnlineFilter, 'userName' | 'ipaddr'>, selection: Selection) {
  return db
    .select(selection)
    .from(session)
    .where(isOnline(filter))
    .orderBy(desc(session.lastSeenAt), desc(session.id));
}

export function signInRows(db: Db, accountId: number, selection: Selection) {
  return db
    .select(selection)
    .from(signInRecord)
    .where(eq(signInRecord.accountId, accountId))
    .orderBy(desc(signInRecord.id));
}

export async function selectOnline(db: Db, filter: OnlineFilter) {
  const chosen = isOnline(filter);
  const { limit, offset } = pageWindow(filter);
  const [found, [counted]] = await Promise.all([
    db
      .select(SESSION_COLUMNS)
      .from(session)
      .where(chosen)
      .orderBy(desc(session.lastSeenAt), desc(session.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(session).where(chosen),
  ]);
  return { found, total: counted?.total ?? 0 };
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
