import { and, desc, eq, getTableColumns, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { keywordFilter } from '../../../../platform/server/database/keywordFilter.ts';
import { orderByRequested } from '../../../../platform/server/database/orderByRequested.ts';
import { readPage } from '../../../../platform/server/database/readPage.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { accountNameOf } from '../../../people/account/server/index.ts';
import { NOTICE_TRANSITIONS, type NoticeStatus, type NoticeTransition } from '../states.ts';
import type { listNotices } from '../wire.ts';
import { notice } from './tables.ts';

export type NoticeRow = typeof notice.$inferSelect;
export type ListedNotice = NoticeRow & { writerName: string | null };

const LISTED = { ...getTableColumns(notice), writerName: accountNameOf(notice.writtenBy) };
const COLUMNS = { beginTime: notice.validFrom, updateTime: notice.updatedAt };
const LATEST_FIRST = [desc(notice.validFrom), desc(notice.id)];

const isPublished = eq(notice.state, 'published');
const isNotOver = or(isNull(notice.validTo), gt(notice.validTo, sql`now()`));
const STATUS_CONDITIONS: Readonly<Record<NoticeStatus, SQL | undefined>> = {
  draft: eq(notice.state, 'draft'),
  withdrawn: eq(notice.state, 'withdrawn'),
  coming: and(isPublished, gt(notice.validFrom, sql`now()`)),
  showing: and(isPublished, lte(notice.validFrom, sql`now()`), isNotOver),
  over: and(isPublished, lte(notice.validTo, sql`now()`)),
};

/** Visible now or later, for any audience; latest first. */
export async function selectPublished(db: Db): Promise<NoticeRow[]> {
  return db
    .select()
    .from(notice)
    .where(and(isPublished, isNotOver))
    .orderBy(...LATEST_FIRST);
}

export async function hasPeriodChangeWithin(db: Db, seconds: number): Promise<boolean> {
  const isWithin = (time: SQL) => sql`(${time} <= now() and ${time} > now() - make_interval(secs => ${seconds}))`;
  const found = await db
    .select({ id: notice.id })
    .from(notice)
    .where(and(isPublished, or(isWithin(sql`${notice.validFrom}`), isWithin(sql`${notice.validTo}`))))
    .limit(1);
  return found.length > 0;
}

export async function selectPage(db: Db, filter: ReadBy<typeof listNotices>) {
  const hasTitle = keywordFilter(filter.title, [notice.titleZh, notice.titleEn, notice.titleRu]);
  const where = and(hasTitle, filter.standing && STATUS_CONDITIONS[filter.standing]);
  const order = orderByRequested(COLUMNS, filter, { byDefault: LATEST_FIRST, tieBreaker: notice.id });
  const rows = db.select(LISTED).from(notice).$dynamic();
  return readPage(db, filter, { id: notice.id, from: notice, where, order }, rows);
}

export async function selectNotice(db: Db, id: number): Promise<ListedNotice | undefined> {
  const [found] = await db.select(LISTED).from(notice).where(eq(notice.id, id));
  return found;
}

/** Locked until the transaction ends. */
export async function lockNotice(db: Db, id: number): Promise<NoticeRow | undefined> {
  const [found] = await db.select().from(notice).where(eq(notice.id, id)).for('update');
  return found;
}

export async function insertNotice(db: Db, added: typeof notice.$inferInsert): Promise<number> {
  const [row] = await db.insert(notice).values(added).returning({ id: notice.id });
  if (!row) throw new Error('a notice was not added');
  return row.id;
}

/** The caller has locked or just inserted the row. */
export async function updateNotice(db: Db, id: number, changes: Partial<typeof notice.$inferInsert>): Promise<void> {
  await db.update(notice).set(changes).where(eq(notice.id, id));
}

/** False if the current state does not allow the transition or the row is missing. */
export async function transitionNotice(db: Db, id: number, transition: NoticeTransition): Promise<boolean> {
  const { from, to } = NOTICE_TRANSITIONS[transition];
  const moved = await db
    .update(notice)
    .set({ state: to })
    .where(and(eq(notice.id, id), inArray(notice.state, [...from])))
    .returning({ id: notice.id });
  return moved.length > 0;
}

/** Returns the count; other states are left. */
export async function deleteDrafts(db: Db, ids: readonly number[]): Promise<number> {
  const gone = await db
    .delete(notice)
    .where(and(inArray(notice.id, [...ids]), eq(notice.state, 'draft')))
    .returning({ id: notice.id });
  return gone.length;
}

export async function hasNotices(db: Db): Promise<boolean> {
  const found = await db.select({ id: notice.id }).from(notice).limit(1);
  return found.length > 0;
}
