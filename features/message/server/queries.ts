import { and, count, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Db } from '../../../platform/server/database/connect.ts';
import { countUpTo } from '../../../platform/server/database/countUpTo.ts';
import { likeContains } from '../../../platform/server/database/likePattern.ts';
import { pageWindow } from '../../../platform/wire/paging.ts';
import { recipientRows } from '../../account/server/index.ts';
import type { MsgType } from '../msgTypes.ts';
import type { HandWay, MessageCounts } from '../wire.ts';
import { factsText, message } from './tables.ts';

interface MessageFilter {
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
  // as JSON writes it
  const escaped = JSON.stringify(text).slice(1, -1);
  const hasText = sql`${factsText(message.params)} ilike ${likeContains(escaped)}`;
  return codes.length === 0 ? hasText : or(inArray(message.businessCode, [...codes]), hasText);
}

/** Condition of a partial index. */
const LISTS = { notices: sql`${message.handWay} < 2`, todos: sql`${message.handWay} = 2` };
const isRead = isNotNull(message.readAt);

/** To-dos cannot be switched off. */
const isWanted = (accountId: number) => sql`${message.msgType} <> all(array(
  select unwanted.msg_type from message_way unwanted
  where unwanted.account_id = ${accountId} and not unwanted.in_portal))`;

/** One condition per index scan: notices or to-dos, unread or read. */
function scansOf(accountId: number, { handWay, msgType, isRead: onlyRead, search }: MessageFilter): SQL[] {
  const noticeWays = handWay.filter((way) => way < 2);
  const lists = [
    noticeWays.length > 0 &&
      and(
        LISTS.notices,
        isWanted(accountId),
        noticeWays.length === 1 ? inArray(message.handWay, noticeWays) : undefined,
      ),
    handWay.includes(2) && LISTS.todos,
  ].filter((list) => list !== false);
  const states = onlyRead === undefined ? [isOpen, isRead] : [onlyRead ? isRead : isOpen];
  const common = and(
    eq(message.accountId, accountId),
    msgType && eq(message.msgType, msgType),
    search && matchesSearch(search),
  );
  return lists.flatMap((list) => states.flatMap((state) => and(list, state, common) ?? []));
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
  const { limit, offset } = pageWindow(filter);
  const scans = scansOf(accountId, filter);
  const newestOf = (scan: SQL) =>
    db
      .select(row)
      .from(message)
      .where(scan)
      .orderBy(sql`${message.id} desc`)
      .limit(limit + offset);
  // a union needs two parts at least
  const [first = sql`false`, second = sql`false`, ...others] = scans;
  const idsOf = (scan: SQL) => db.select({ id: message.id }).from(message).where(scan);
  const [rows, total] = await Promise.all([
    unionAll(newestOf(first), newestOf(second), ...others.map(newestOf))
      .orderBy(sql`is_open desc, id desc`)
      .limit(limit)
      .offset(offset),
    countUpTo(db, unionAll(idsOf(first), idsOf(second), ...others.map(idsOf))),
  ]);
  return { rows, total };
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
