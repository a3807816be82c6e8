import { and, desc, eq, ilike, isNotNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/server/database/connect.ts';
import { preparedFor } from '../../../platform/server/database/preparedFor.ts';
import type { OwnCompanyId } from '../../../platform/server/http/asking.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import { accountNameOf, companyNameOf, companyNoOf } from '../../account/server/index.ts';
import { containerRows } from '../../booking/server/index.ts';
import type { ConversationItem } from '../conversation.ts';
import { MSG_TYPE } from '../message.ts';
import { LISTED_AT_ONCE } from '../wire.ts';
import { literally } from './messages.ts';
import { isOf } from './placeQueries.ts';
import { chatMessage, chatProgress, conversation } from './tables.ts';

/** How much of the newest message the list shows, in characters. */
const PREVIEW = 120;

const ofCustomer = alias(chatProgress, 'of_customer');
const ofServing = alias(chatProgress, 'of_serving');
export const containers = containerRows('container');

/** What the list shows of a conversation, as far as both companies may see it, and how far each has got. */
const ITEM = {
  conversationId: conversation.id,
  orderContainerId: conversation.orderContainerId,
  containerNo: containers.containerNo,
  orderBigNo: containers.orderNo,
  businessType: conversation.businessType,
  trainNo: containers.trainNo,
  lastSeq: conversation.lastSeq,
  lastMessageAt: conversation.lastMessageAt,
  createdAt: conversation.createdAt,
  customerId: conversation.customerCompanyId,
  customerNo: companyNoOf(conversation.customerCompanyId),
  customerName: companyNameOf(conversation.customerCompanyId),
  servingNo: companyNoOf(conversation.servingCompanyId),
  servingName: companyNameOf(conversation.servingCompanyId),
  customerRead: ofCustomer.readSeq,
  servingRead: ofServing.readSeq,
  assignedTo: conversation.assignedTo,
  assignedName: accountNameOf(conversation.assignedTo),
  waitingSince: conversation.waitingSince,
  firstAskedAt: conversation.firstAskedAt,
  firstAnsweredAt: conversation.firstAnsweredAt,
  lastType: chatMessage.msgType,
  lastText: sql<string | null>`left(${chatMessage.chatContent}, ${PREVIEW})`,
  lastFile: chatMessage.fileName,
  lastCompanyId: chatMessage.sendCompanyId,
};

export type FoundItem = Awaited<ReturnType<typeof selectItems>>[number];

/** Conversations with what the list shows; the caller says which, in which order and how many. */
export function itemRows(db: Db) {
  return db
    .select(ITEM)
    .from(conversation)
    .innerJoin(containers, eq(containers.orderContainerId, conversation.orderContainerId))
    .innerJoin(ofCustomer, progressOf(ofCustomer, conversation.customerCompanyId))
    .innerJoin(ofServing, progressOf(ofServing, conversation.servingCompanyId))
    .leftJoin(
      chatMessage,
      and(eq(chatMessage.conversationId, conversation.id), eq(chatMessage.seq, conversation.lastSeq)),
    );
}

function progressOf(
  progress: typeof ofCustomer | typeof ofServing,
  companyId: typeof conversation.customerCompanyId,
) {
  return and(eq(progress.conversationId, conversation.id), eq(progress.companyId, companyId));
}

const itemsNamed = preparedFor((db) =>
  itemRows(db)
    .where(sql`${conversation.id} = any(${sql.placeholder('ids')}::bigint[])`)
    .prepare('chat_items'),
);

/** Conversations by their ids, of any company. */
export function selectItems(db: Db, ids: readonly number[]) {
  return itemsNamed(db).execute({ ids });
}

/**
 * A company's conversations in which something was said, or into which somebody was brought, unread ones first, then
 * by their newest message; those that follow one of them, or the first.
 */
export function selectOwnItems(
  db: Db,
  own: OwnCompanyId,
  { containerNo, afterId }: { containerNo: string; afterId?: number | undefined },
) {
  const { id, lastSeq, lastMessageAt, customerCompanyId } = conversation;
  const read = sql`case when ${customerCompanyId} = ${own} then ${ofCustomer.readSeq} else ${ofServing.readSeq} end`;
  const follows =
    afterId === undefined
      ? undefined
      : sql`(${lastSeq} > ${read}, ${lastMessageAt}, ${id}) < (
          select one.last_seq > one_read.read_seq, one.last_message_at, one.id from conversation one
          join chat_progress one_read on one_read.conversation_id = one.id and one_read.company_id = ${own}
          where one.id = ${afterId})`;
  return itemRows(db)
    .where(and(isOf(own), isNotNull(lastMessageAt), numbered(containerNo), follows))
    .orderBy(sql`${lastSeq} > ${read} desc`, desc(lastMessageAt), desc(id))
    .limit(LISTED_AT_ONCE);
}

/** Conversations about containers whose number holds a text; all when there is none. */
export function numbered(containerNo: string): SQL | undefined {
  return containerNo === '' ? undefined : ilike(containers.containerNo, literally(containerNo));
}

/** A conversation as one of its companies sees it. */
export function itemFor(companyNo: string, found: FoundItem): ConversationItem {
  const isCustomer = found.customerNo === companyNo;
  const unreadCount = found.lastSeq - (isCustomer ? found.customerRead : found.servingRead);
  return {
    conversationId: found.conversationId,
    orderContainerId: found.orderContainerId,
    containerNo: found.containerNo,
    orderBigNo: found.orderBigNo,
    businessType: found.businessType,
    trainNo: found.trainNo,
    add_time: formatDateTime(found.lastMessageAt ?? found.createdAt),
    isHaveNewMsg: unreadCount > 0 ? 0 : '',
    unreadCount,
    isHd: isCustomer ? 1 : 0,
    servingCompanyNo: found.servingNo,
    counterpartNo: isCustomer ? found.servingNo : found.customerNo,
    counterpartName: isCustomer ? found.servingName : found.customerName,
    lastSeq: found.lastSeq,
    last: lastOf(found, isCustomer),
    assignedTo: isCustomer ? null : found.assignedTo,
    assignedName: isCustomer ? '' : (found.assignedName ?? ''),
  };
}

function lastOf(found: FoundItem, isCustomer: boolean): ConversationItem['last'] {
  if (found.lastType === null) return null;
  const text = found.lastType === MSG_TYPE.text ? found.lastText : found.lastFile;
  const isOfCustomer = found.lastCompanyId === found.customerId;
  return { msgType: found.lastType, text: text ?? '', isOwn: isOfCustomer === isCustomer };
}
