import { and, eq, lte, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { MsgType } from '../msgTypes.ts';
import { isInPortal } from './inPortal.ts';
import { message, messageReadMark } from './tables.ts';

export type ReadMark = Pick<typeof messageReadMark.$inferSelect, 'msgType' | 'lastId'>;

/** Notices that a job writes at once: their rows are locked until commit. */
const BATCH_SIZE = 500;

/** SQL: "all read" covers the `message`. */
export const isMarked = sql`exists (
  select from message_read_mark mark where mark.account_id = message.account_id and message.hand_way < 2
    and message.id <= mark.last_id and (mark.msg_type is null or mark.msg_type = message.msg_type))`;

/** Of one person; mostly none. */
export async function selectReadMarks(db: Db, accountId: number): Promise<ReadMark[]> {
  return db
    .select({ msgType: messageReadMark.msgType, lastId: messageReadMark.lastId })
    .from(messageReadMark)
    .where(eq(messageReadMark.accountId, accountId));
}

/** Covered by known marks of the same person; undefined without any. */
export function isBeforeMark(marks: readonly ReadMark[]): SQL | undefined {
  return or(
    ...marks.map(({ msgType, lastId }) =>
      and(lte(message.id, lastId), msgType === null ? undefined : eq(message.msgType, msgType)),
    ),
  );
}

const counted = z.array(z.object({ count: z.number() }));

/** All notices up to `lastId` and of one type, if given, in one row. Returns their number. */
export async function markAllRead(
  db: Db,
  accountId: number,
  undoKey: string,
  { msgType, lastId }: { msgType?: MsgType | undefined; lastId?: number | undefined },
): Promise<number> {
  const unread = and(
    eq(message.accountId, accountId),
    sql`${message.handWay} in (0, 1) and ${message.readAt} is null and not ${isMarked}`,
    isInPortal,
    msgType && eq(message.msgType, msgType),
    lastId === undefined ? undefined : lte(message.id, lastId),
  );
  const { rows } = await db.execute(sql`
    insert into message_read_mark (undo_key, account_id, msg_type, last_id, count)
    select ${undoKey}::uuid, ${accountId}::bigint, ${msgType ?? null}::text, max(message.id), count(*)
    from message where ${unread} having count(*) > 0
    returning count`);
  return counted.parse(rows)[0]?.count ?? 0;
}

/** Undoes `markAllRead` within `seconds`. Returns the number of notices. */
export async function undoAllRead(db: Db, accountId: number, undoKey: string, seconds: number): Promise<number> {
  const { rows } = await db.execute(sql`
    delete from message_read_mark
    where account_id = ${accountId} and undo_key = ${undoKey}
      and created_at > now() - make_interval(secs => ${seconds})
    returning count`);
  return counted.parse(rows)[0]?.count ?? 0;
}

/** Writes marks older than `seconds` to their messages, and removes them. Returns the number written. */
export async function applyReadMarks(db: Db, seconds: number): Promise<number> {
  let written = 0;
  for (;;) {
    const { rows } = await db.execute(sql`
      with mark as (
        select * from message_read_mark where created_at < now() - make_interval(secs => ${seconds})
        order by id limit 1 for update skip locked),
      covered as (
        select message.id, mark.created_at as read_at
        from mark join message on message.account_id = mark.account_id and message.hand_way in (0, 1)
          and message.read_at is null and message.id <= mark.last_id
          and (mark.msg_type is null or mark.msg_type = message.msg_type)
        where ${isInPortal} limit ${BATCH_SIZE}),
      written as (
        update message set read_at = covered.read_at from covered
        where message.id = covered.id and message.read_at is null returning message.id),
      ended as (
        delete from message_read_mark using mark
        where message_read_mark.id = mark.id and (select count(*) from covered) < ${BATCH_SIZE})
      select (select count(*)::int from written) as count from mark`);
    const [batch] = counted.parse(rows);
    if (batch === undefined) return written;
    written += batch.count;
  }
}
