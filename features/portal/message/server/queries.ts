import { and, count, eq, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { countUpTo } from '../../../../platform/server/database/countUpTo.ts';
import { likeContains } from '../../../../platform/server/database/likePattern.ts';
import { pageWindow } from '../../../../platform/wire/paging.ts';
import { recipientRows } from '../../../people/account/server/index.ts';
import type { MsgType } from '../msgTypes.ts';
import type { HandWay, MessageCounts } from '../wire.ts';
import { isInPortal } from './inPortal.ts';
import { isBeforeMark, isMarked, type ReadMark, selectReadMarks } from './readMarks.ts';
import { message } from './tables.ts';

interface MessageFilter {
  handWay: readonly HandWay[];
  msgType?: MsgType | undefined;
  isRead?: boolean | undefined;
  /** text within a parameter, or kinds whose texts contain it */
  search?: { text: string; codes: readonly string[] } | undefined;
  pageNum: number;
  pageSize: number;
}

const isOpen = isNull(message.readAt);

/** Newest messages of each list that a search reads; an index of the words would be written at each mark as read. */
const MAX_SEARCHED = 3_000;

/** The values of the parameters as one text, without their names. */
const factsText = sql`jsonb_path_query_array(params, '$.*')::text`;

function matchesSearch({ text, codes }: { text: string; codes: readonly string[] }): SQL {
  // as JSON writes it
  const escaped = JSON.stringify(text).slice(1, -1);
  return sql`(business_code = any(${sql.param([...codes])}::text[]) or ${factsText} ilike ${likeContains(escaped)})`;
}

const isRead = isNotNull(message.readAt);

/** To-dos cannot be switched off. */
const isWanted = (accountId: number) => sql`${message.msgType} <> all(array(
  select unwanted.msg_type from message_way unwanted
  where unwanted.account_id = ${accountId} and not unwanted.in_portal))`;

/** Condition of one index scan. */
interface Scan {
  where: SQL;
  isOpen: boolean;
}

/** Unread and read messages of each way; notices that "all read" covers are among the unread ones of their index. */
function scansOf(
  accountId: number,
  { handWay, msgType, isRead: onlyRead }: MessageFilter,
  marks: readonly ReadMark[],
): Scan[] {
  const common = and(eq(message.accountId, accountId), msgType && eq(message.msgType, msgType));
  return handWay.flatMap((way) => {
    const isNoticeWay = way < 2;
    const ofWay = and(common, eq(message.handWay, way), isNoticeWay ? isWanted(accountId) : undefined);
    const marked = isNoticeWay ? isBeforeMark(marks) : undefined;
    const scans = [
      { where: and(ofWay, isOpen, marked && not(marked)), isOpen: true },
      { where: and(ofWay, isRead), isOpen: false },
      { where: marked && and(ofWay, isOpen, marked), isOpen: false },
    ];
    return scans.flatMap(({ where, isOpen: open }) =>
      where && (onlyRead === undefined || onlyRead !== open) ? { where, isOpen: open } : [],
    );
  });
}

const row = {
  id: message.id,
  companyId: message.companyId,
  businessCode: message.businessCode,
  handWay: message.handWay,
  msgType: message.msgType,
  params: message.params,
  createdAt: message.createdAt,
  isOpen: sql<boolean>`page.is_open`,
};

/** Unread first, then newest; with the total. */
export async function selectMessages(db: Db, accountId: number, filter: MessageFilter) {
  const { limit, offset } = pageWindow(filter);
  const { search } = filter;
  const newestOf = ({ where, isOpen: open }: Scan, most: number) => sql`(
    select id, created_at, ${open}::boolean as is_open, params, business_code from message
    where ${where} order by created_at desc, id desc limit ${most})`;
  const pageOf = (scan: Scan) =>
    search
      ? sql`(select id, created_at, is_open from ${newestOf(scan, MAX_SEARCHED)} as newest where ${matchesSearch(search)})`
      : sql`(select id, created_at, is_open from ${newestOf(scan, limit + offset)} as newest)`;
  const idsOf = (scan: Scan) => (search ? pageOf(scan) : sql`(select id from message where ${scan.where})`);
  const scans = scansOf(accountId, filter, await selectReadMarks(db, accountId));
  if (scans.length === 0) return { rows: [], total: 0 };
  const all = (part: (scan: Scan) => SQL) => sql`(${sql.join(scans.map(part), sql` union all `)})`;
  // ids first: only the page's rows are fetched whole
  const page = sql`${all(pageOf)} order by is_open desc, created_at desc, id desc limit ${limit} offset ${offset}`;
  const [rows, total] = await Promise.all([
    db
      .select(row)
      .from(message)
      .innerJoin(sql`(${page}) as page`, sql`page.id = ${message.id}`)
      .orderBy(sql`page.is_open desc, page.created_at desc, page.id desc`),
    countUpTo(db, all(idsOf)),
  ]);
  return { rows, total };
}

export type MessageRow = Awaited<ReturnType<typeof selectMessages>>['rows'][number];

/** Accounts without any are missing. */
export async function selectCounts(db: Db, accountIds: readonly number[]): Promise<Map<number, MessageCounts>> {
  const counted = await db
    .select({
      accountId: message.accountId,
      messageInfoCount: sql<number>`count(*) filter (where ${message.handWay} < 2)`.mapWith(Number),
      messageTodoCount: sql<number>`count(*) filter (where ${message.handWay} = 2)`.mapWith(Number),
      messageCount: count(),
    })
    .from(message)
    .where(and(inArray(message.accountId, [...accountIds]), isOpen, isInPortal, not(isMarked)))
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

export async function selectHolderIds(db: Db, permissions: readonly string[]): Promise<number[]> {
  if (permissions.length === 0) return [];
  const holders = permissions.map((code) => sql`select person_id from (${recipientRows('holders', code)}) as holder`);
  const { rows } = await db.execute(sql.join(holders, sql` union `));
  return z
    .array(z.object({ person_id: z.coerce.number() }))
    .parse(rows)
    .map((row) => row.person_id);
}
