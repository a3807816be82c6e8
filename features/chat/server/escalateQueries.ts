import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../platform/server/database/connect.ts';
import { companyNameOf } from '../../account/server/index.ts';
import { containerRows } from '../../booking/server/index.ts';
import { chatMessage, conversation } from './tables.ts';

const number = z.coerce.number();
const claimedRow = z.object({ conversation_id: number, company_id: number });

/** A conversation that a company has left unread. */
export type Unread = Awaited<ReturnType<typeof claimUnread>>[number];

/**
 * Takes the conversations with a message that a company has not read for so long and of which no e-mail has told,
 * unless one has gone out within the quiet time. A message is told of once. Of any company.
 */
export async function claimUnread(db: Db, unreadMinutes: number, quietMinutes: number) {
  const { rows } = await db.execute(sql`
    update chat_progress as progress set escalated_at = now()
    from conversation
    where conversation.id = progress.conversation_id and conversation.last_seq > progress.read_seq
      and (progress.escalated_at is null or progress.escalated_at < now() - make_interval(mins => ${quietMinutes}))
      and exists (
        select from chat_message as message
        where message.conversation_id = progress.conversation_id and message.seq > progress.read_seq
          and message.send_company_id <> progress.company_id
          and message.created_at < now() - make_interval(mins => ${unreadMinutes})
          and (progress.escalated_at is null or message.created_at > progress.escalated_at))
    returning progress.conversation_id, progress.company_id`);
  const claimed = rows.map((row) => claimedRow.parse(row));
  const facts = await selectFacts(
    db,
    claimed.map((row) => row.conversation_id),
  );
  return claimed.flatMap(({ conversation_id: conversationId, company_id: companyId }) => {
    const found = facts.find((row) => row.conversationId === conversationId);
    if (found === undefined) return [];
    const isServing = found.servingCompanyId === companyId;
    return {
      conversationId,
      companyId,
      containerNo: found.containerNo,
      orderNo: found.orderNo,
      fromName: isServing ? found.customerName : found.servingName,
      assignedTo: isServing ? found.assignedTo : null,
      unreadCount: found.lastSeq - (isServing ? found.servingRead : found.customerRead),
    };
  });
}

function readSeqOf(companyId: typeof conversation.customerCompanyId) {
  return sql<number>`(select read_seq from chat_progress
    where conversation_id = ${conversation.id} and company_id = ${companyId})`;
}

async function selectFacts(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const containers = containerRows('container');
  return db
    .select({
      conversationId: conversation.id,
      servingCompanyId: conversation.servingCompanyId,
      customerName: companyNameOf(conversation.customerCompanyId),
      servingName: companyNameOf(conversation.servingCompanyId),
      customerRead: readSeqOf(conversation.customerCompanyId),
      servingRead: readSeqOf(conversation.servingCompanyId),
      assignedTo: conversation.assignedTo,
      lastSeq: conversation.lastSeq,
      containerNo: containers.containerNo,
      orderNo: containers.orderNo,
    })
    .from(conversation)
    .innerJoin(containers, sql`${containers.orderContainerId} = ${conversation.orderContainerId}`)
    .where(inArray(conversation.id, [...ids]));
}

/** Who has written last for each company of each conversation. */
export async function selectWritersOf(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { conversationId, sendCompanyId, sendAccountId, seq } = chatMessage;
  return db
    .selectDistinctOn([conversationId, sendCompanyId], {
      conversationId,
      companyId: sendCompanyId,
      accountId: sendAccountId,
    })
    .from(chatMessage)
    .where(inArray(conversationId, [...ids]))
    .orderBy(conversationId, sendCompanyId, sql`${seq} desc`);
}
