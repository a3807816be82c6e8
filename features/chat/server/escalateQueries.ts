import { inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../platform/server/database/connect.ts';
import { companyNameOf, companyNoOf } from '../../account/server/index.ts';
import { containerRows } from '../../booking/server/index.ts';
import { conversation } from './tables.ts';

const number = z.coerce.number();
const claimedRow = z.object({ conversationId: number, companyId: number, unreadCount: number });

/** What a company has got of a conversation, by its key. */
export type ProgressKey = Pick<z.infer<typeof claimedRow>, 'conversationId' | 'companyId'>;

/** After which minutes unread messages are told of, and how long after somebody was told of others. */
export interface Patience {
  unreadMinutes: number;
  betweenMinutes: number;
}

/** A conversation that a company has left unread. */
export type Unread = Awaited<ReturnType<typeof selectUnread>>[number];

/**
 * Conversations with a message that a company has not read for so long and of which nobody has been told, unless
 * somebody has so short a time ago; those after a key in its order, at most so many. A message is told of once. Of any
 * company. They are held until the transaction ends; those that somebody else holds are left for the next time. Looks
 * at what is unread and untold alone: the oldest such message comes next after what was read or told of, since who
 * says something has read what was said before.
 */
export async function selectUnread(
  db: Db,
  { unreadMinutes, betweenMinutes }: Patience,
  after: ProgressKey,
  most: number,
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
    order by progress.conversation_id, progress.company_id limit ${most}
    for update of progress skip locked`);
  const claimed = z.array(claimedRow).parse(rows);
  const facts = await selectFacts(
    db,
    claimed.map(({ conversationId }) => conversationId),
  );
  return claimed.map(({ conversationId, companyId, unreadCount }) => {
    const found = facts.find((row) => row.conversationId === conversationId);
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

/** Marks that a company has been told of what waits in conversations. */
export async function markTold(db: Db, told: readonly ProgressKey[]): Promise<void> {
  if (told.length === 0) return;
  await db.execute(sql`
    update chat_progress set told_seq = last_seq, escalated_at = now()
    from ${named(told)} where conversation_id = named.conversation and company_id = named.company`);
}

/** SQL for keys as the rows `named (conversation, company)`. */
function named(keys: readonly ProgressKey[]): SQL {
  const rows = keys.map(({ conversationId, companyId }) => ({
    conversation: conversationId,
    company: companyId,
  }));
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as named(conversation bigint, company bigint)`;
}

async function selectFacts(db: Db, ids: readonly number[]) {
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

const writerRow = z.object({ conversationId: number, companyId: number, accountId: number });

/** Who has written last for each company in its conversation, where anybody has. */
export async function selectWritersOf(db: Db, keys: readonly ProgressKey[]) {
  if (keys.length === 0) return [];
  const { rows } = await db.execute(sql`
    select named.conversation as "conversationId", named.company as "companyId",
      wrote.send_account_id as "accountId"
    from ${named(keys)} cross join lateral (
      select send_account_id from chat_message
      where conversation_id = named.conversation and send_company_id = named.company
      order by seq desc limit 1) as wrote`);
  return z.array(writerRow).parse(rows);
}
