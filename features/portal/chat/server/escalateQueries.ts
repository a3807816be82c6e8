import { inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { containerRows } from '../../../freight/booking/server/index.ts';
import { companyNameOf, companyNoOf } from '../../../people/account/server/index.ts';
import { conversation } from './tables.ts';

const number = z.coerce.number();
const claimedRow = z.object({ conversationId: number, companyId: number, unreadCount: number });

/** Key of a `chat_progress` row. */
export type ProgressKey = Pick<z.infer<typeof claimedRow>, 'conversationId' | 'companyId'>;

/** Age of an unread message, and minimum gap between two escalations. */
export interface EscalationPolicy {
  unreadMinutes: number;
  betweenMinutes: number;
}

export type UnreadConversation = Awaited<ReturnType<typeof selectUnread>>[number];

/**
 * Conversations due for escalation, of any company, in key order; locked until commit, locked ones are
 * skipped. Joins the oldest unread, unescalated message: an author has read everything before.
 */
export async function selectUnread(
  db: Db,
  { unreadMinutes, betweenMinutes }: EscalationPolicy,
  after: ProgressKey,
  limit: number,
) {
  const { rows } = await db.execute(sql`
    select progress.conversation_id as "conversationId", progress.company_id as "companyId",
      progress.last_seq - progress.read_seq as "unreadCount"
    from chat_progress as progress
    join chat_message as message on message.conversation_id = progress.conversation_id
      and message.seq = greatest(progress.read_seq, progress.told_seq) + 1
    where progress.last_seq > greatest(progress.read_seq, progress.told_seq)
      and (progress.conversation_id, progress.company_id) > (${after.conversationId}, ${after.companyId})
      and (progress.escalated_at is null or progress.escalated_at < now() - make_interval(mins => ${betweenMinutes}))
      and message.created_at < now() - make_interval(mins => ${unreadMinutes})
    order by progress.conversation_id, progress.company_id limit ${limit}
    for update of progress skip locked`);
  const claimed = z.array(claimedRow).parse(rows);
  const details = await selectDetails(
    db,
    claimed.map(({ conversationId }) => conversationId),
  );
  return claimed.map(({ conversationId, companyId, unreadCount }) => {
    const found = details.find((row) => row.conversationId === conversationId);
    if (found === undefined) throw new Error('a conversation has no container');
    const isServing = found.servingCompanyId === companyId;
    return {
      conversationId,
      companyId,
      isServing,
      servingNo: found.servingNo,
      containerNo: found.containerNo,
      orderNo: found.orderNo,
      fromName: isServing ? found.customerName : found.servingName,
      assignedTo: isServing ? found.assignedTo : null,
      unreadCount,
    };
  });
}

export async function markEscalated(db: Db, escalated: readonly ProgressKey[]): Promise<void> {
  if (escalated.length === 0) return;
  await db.execute(sql`
    update chat_progress set told_seq = last_seq, escalated_at = now()
    from ${keyRows(escalated)} where conversation_id = named.conversation and company_id = named.company`);
}

/** Keys as the rows `named (conversation, company)`. */
function keyRows(keys: readonly ProgressKey[]): SQL {
  const rows = keys.map(({ conversationId, companyId }) => ({
    conversation: conversationId,
    company: companyId,
  }));
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as named(conversation bigint, company bigint)`;
}

async function selectDetails(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const containers = containerRows('container');
  return db
    .select({
      conversationId: conversation.id,
      servingCompanyId: conversation.servingCompanyId,
      servingNo: companyNoOf(conversation.servingCompanyId),
      customerName: companyNameOf(conversation.customerCompanyId),
      servingName: companyNameOf(conversation.servingCompanyId),
      assignedTo: conversation.assignedTo,
      containerNo: containers.containerNo,
      orderNo: containers.orderNo,
    })
    .from(conversation)
    .innerJoin(containers, sql`${containers.orderContainerId} = ${conversation.orderContainerId}`)
    .where(inArray(conversation.id, [...ids]));
}

const authorRow = z.object({ conversationId: number, companyId: number, accountId: number });

/** Last author of each company in its conversation. */
export async function selectLastAuthors(db: Db, keys: readonly ProgressKey[]) {
  if (keys.length === 0) return [];
  const { rows } = await db.execute(sql`
    select named.conversation as "conversationId", named.company as "companyId",
      wrote.send_account_id as "accountId"
    from ${keyRows(keys)} cross join lateral (
      select send_account_id from chat_message
      where conversation_id = named.conversation and send_company_id = named.company
      order by seq desc limit 1) as wrote`);
  return z.array(authorRow).parse(rows);
}
