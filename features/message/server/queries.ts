import { and, count, eq, inArray, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Db } from '../../../platform/server/database/connect.ts';
import { pageWindow } from '../../../platform/wire/paging.ts';
import { recipientRows } from '../../account/server/index.ts';
import type { MsgType } from '../msgTypes.ts';
import type { HandWay, MessageCounts } from '../wire.ts';
import { message } from './tables.ts';

export interface MessageFilter {
  handWay: readonly HandWay[];
  msgType?: MsgType | undefined;
  isRead?: boolean | undefined;
  /** text within a parameter, or kinds whose texts contain it */
  search?: { text: string; codes: readonly string[] } | undefined;
  pageNum: number;
  pageSize: number;
}

/** To-dos always; notices unless switched off for the portal. */
const isInPortal = or(
  eq(message.handWay, 2),
  // explicit table names: Drizzle omits them in single-table selects
  sql`not exists (select 1 from message_way unwanted where unwanted.account_id = message.account_id
    and unwanted.msg_type = message.msg_type and not unwanted.in_portal)`,
);
const isOpen = isNull(message.readAt);

function matchesSearch({ text, codes }: { text: string; codes: readonly string[] }): SQL | undefined {
  return or(
    inArray(message.businessCode, [...codes]),
    sql`exists (select 1 from jsonb_each_text(${message.params}) as fact
      where position(lower(${text}) in lower(fact.value)) > 0)`,
  );
}

function conditionOf(
  accountId: number,
  { handWay, msgType, isRead, search }: MessageFilter,
): SQL | undefined {
  return and(
    eq(message.accountId, accountId),
    inArray(message.handWay, [...handWay]),
    isInPortal,
    msgType && eq(message.msgType, msgType),
    isRead === undefined ? undefined : isRead ? not(isOpen) : isOpen,
    search && matchesSearch(search),
  );
}

const row = {
  id: message.id,
  companyId: message.companyId,
  businessCode: message.businessCode,
  handWay: message.handWay,
  msgType: message.msgType,
  params: message.params,
  createdAt: message.createdAt,
  isOpen: sql<boolean>`${message.readAt} is null`.as('is_open'),
};

/** Unread first, then newest; with the total. */
export async function selectMessages(db: Db, accountId: number, filter: MessageFilter) {
  const condition = conditionOf(accountId, filter);
  const { limit, offset } = pageWindow(filter);
  // two index scans; one sort would read all messages of the account
  const newestOf = (subset: SQL) =>
    db
      .select(row)
      .from(message)
      .where(and(condition, subset))
      .orderBy(sql`${message.id} desc`)
      .limit(limit + offset);
  const [rows, [counted]] = await Promise.all([
    unionAll(newestOf(isNull(message.readAt)), newestOf(isNotNull(message.readAt)))
      .orderBy(sql`is_open desc, id desc`)
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(message).where(condition),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

export type MessageRow = Awaited<ReturnType<typeof selectMessages>>['rows'][number];

/** Accounts without any are missing. */
export async function selectCounts(
  db: Db,
  accountIds: readonly number[],
): Promise<Map<number, MessageCounts>> {
  const counted = await db
    .select({
      accountId: message.accountId,
      messageInfoCount: sql<number>`count(*) filter (where ${message.handWay} < 2)`.mapWith(Number),
      messageTodoCount: sql<number>`count(*) filter (where ${message.handWay} = 2)`.mapWith(Number),
      messageCount: count(),
    })
    .from(message)
    .where(and(inArray(message.accountId, [...accountIds]), isOpen, isInPortal))
    .groupBy(message.accountId);
  return new Map(counted.map(({ accountId, ...counts }) => [accountId, counts]));
}

const isNotice = inArray(message.handWay, [0, 1]);
const isTodo = eq(message.handWay, 2);
const now = sql`now()`;

export async function markRead(db: Db, accountId: number, ids: readonly number[]): Promise<number> {
  const marked = await db
    .update(message)
    .set({ readAt: now })
    .where(and(eq(message.accountId, accountId), inArray(message.id, [...ids]), isNotice, isOpen))
    .returning({ id: message.id });
  return marked.length;
}

export async function markHandled(db: Db, accountId: number, ids: readonly number[]): Promise<number> {
  const marked = await db
    .update(message)
    .set({ readAt: now, doneAt: now })
    .where(and(eq(message.accountId, accountId), inArray(message.id, [...ids]), isTodo, isOpen))
    .returning({ id: message.id });
  return marked.length;
}

export async function selectListOf(db: Db, accountId: number, id: number): Promise<'info' | 'todo' | null> {
  const [own] = await db
    .select({ handWay: message.handWay })
    .from(message)
    .where(and(eq(message.id, id), eq(message.accountId, accountId)));
  if (own === undefined) return null;
  return own.handWay === 2 ? 'todo' : 'info';
}

/** Up to `lastId` and of one type, if given; `together` groups them for undoing. */
export async function markAllRead(
  db: Db,
  accountId: number,
  undoKey: string,
  { msgType, lastId }: { msgType?: MsgType | undefined; lastId?: number | undefined },
): Promise<number> {
  const marked = await db
    .update(message)
    .set({ readAt: now, readTogether: undoKey })
    .where(
      and(
        eq(message.accountId, accountId),
        isNotice,
        isOpen,
        isInPortal,
        msgType && eq(message.msgType, msgType),
        lastId === undefined ? undefined : lte(message.id, lastId),
      ),
    )
    .returning({ id: message.id });
  return marked.length;
}

/** Undoes `markAllRead` within `seconds`. */
export async function undoAllRead(
  db: Db,
  accountId: number,
  undoKey: string,
  seconds: number,
): Promise<number> {
  const changed = await db
    .update(message)
    .set({ readAt: null, readTogether: null })
    .where(
      and(
        eq(message.accountId, accountId),
        eq(message.readTogether, undoKey),
        sql`${message.readAt} > now() - make_interval(secs => ${seconds})`,
      ),
    )
    .returning({ id: message.id });
  return changed.length;
}

export async function selectHolderIds(db: Db, permissions: readonly string[]): Promise<number[]> {
  if (permissions.length === 0) return [];
  const holders = permissions.map(
    (code) => sql`select person_id from (${recipientRows('holders', code)}) as holder`,
  );
  const { rows } = await db.execute(sql.join(holders, sql` union `));
  return z
    .array(z.object({ person_id: z.coerce.number() }))
    .parse(rows)
    .map((row) => row.person_id);
}
