import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../platform/server/database/connect.ts';
import { companyNameOf, companyNoOf } from '../../account/server/index.ts';
import { containerRows } from '../../booking/server/index.ts';
import { chatMessage, conversation } from './tables.ts';

const number = z.coerce.number();
/** More are told in the next minute. */
const MOST_AT_ONCE = 500;
const claimedRow = z.object({ conversation_id: number, company_id: number });

/** A conversation that a company has left unread. */
export type Unread = Awaited<ReturnType<typeof selectUnread>>[number];

/**
 * Conversations with a message that a company has not read for so long and of which nobody has been told, unless
 * somebody has so short a time ago. A message is told of once. Of any company. They are held until the transaction
 * ends, in the order in which messages hold them; those that somebody else holds are left for the next time.
 */
export async function selectUnread(db: Db, unreadMinutes: number, betweenMinutes: number) {
  const { rows } = await db.execute(sql`
    select progress.conversation_id, progress.company_id
    from chat_progress as progress join conversation on conversation.id = progress.conversation_id
    where conversation.last_seq > progress.read_seq
      and (progress.escalated_at is null or progress.escalated_at < now() - make_interval(mins => ${betweenMinutes}))
      and exists (
        select from chat_message as message
        where message.conversation_id = progress.conversation_id and message.seq > progress.read_seq
          and message.send_company_id <> progress.company_id
          and message.created_at < now() - make_interval(mins => ${unreadMinutes})
          and (progress.escalated_at is null or message.created_at > progress.escalated_at))
    order by progress.conversation_id, progress.company_id limit ${MOST_AT_ONCE}
    for update of progress skip locked`);
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
      isServing,
      servingNo: found.servingNo,
      containerNo: found.containerNo,
      orderNo: found.orderNo,
      fromName: isServing ? found.customerName : found.servingName,
      assignedTo: isServing ? found.assignedTo : null,
      unreadCount: found.lastSeq - (isServing ? found.servingRead : found.customerRead),
    };
  });
}

/** Marks that a company has been told of what waits in conversations. */
export async function markTold(
  db: Db,
  told: readonly { conversationId: number; companyId: number }[],
): Promise<void> {
  if (told.length === 0) return;
  const rows = told.map(({ conversationId: id, companyId: company }) => ({ id, company }));
  await db.execute(sql`
    update chat_progress set escalated_at = now()
    from json_to_recordset(${JSON.stringify(rows)}::json) as told(id bigint, company bigint)
    where conversation_id = told.id and company_id = told.company`);
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
      servingNo: companyNoOf(conversation.servingCompanyId),
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
