import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { preparedQuery } from '../../../../platform/server/database/preparedQuery.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { containerIdsLike, containerRows } from '../../../freight/booking/server/index.ts';
import { accountNameOf, companyNameOf, companyNoOf } from '../../../people/account/server/index.ts';
import type { ConversationItem } from '../conversation.ts';
import { MSG_TYPE } from '../message.ts';
import { chatMessage, chatProgress, conversation } from './tables.ts';

/** Characters of the newest message shown in the list. */
const PREVIEW_LENGTH = 120;

const ofCustomer = alias(chatProgress, 'of_customer');
const ofServing = alias(chatProgress, 'of_serving');
const containers = containerRows('container');

const ITEM_COLUMNS = {
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
  lastText: sql<string | null>`left(${chatMessage.chatContent}, ${PREVIEW_LENGTH})`,
  lastFile: chatMessage.fileName,
  lastCompanyId: chatMessage.sendCompanyId,
};

export type ItemRow = Awaited<ReturnType<typeof selectItemRows>>[number];

const itemsById = preparedQuery((db) =>
  db
    .select(ITEM_COLUMNS)
    .from(conversation)
    .innerJoin(containers, eq(containers.orderContainerId, conversation.orderContainerId))
    .innerJoin(ofCustomer, isProgressOf(ofCustomer, conversation.customerCompanyId))
    .innerJoin(ofServing, isProgressOf(ofServing, conversation.servingCompanyId))
    .leftJoin(
      chatMessage,
      and(eq(chatMessage.conversationId, conversation.id), eq(chatMessage.seq, conversation.lastSeq)),
    )
    .where(sql`${conversation.id} = any(${sql.placeholder('ids')}::bigint[])`)
    .prepare('chat_items'),
);

function isProgressOf(
  progress: typeof ofCustomer | typeof ofServing,
  companyId: typeof conversation.customerCompanyId,
) {
  return and(eq(progress.conversationId, conversation.id), eq(progress.companyId, companyId));
}

const selectItemRows = (db: Db, ids: readonly number[]) => itemsById(db).execute({ ids });

export async function selectItems(db: Db, ids: readonly number[]): Promise<ItemRow[]> {
  const found = await selectItemRows(db, ids);
  const byId = new Map(found.map((item) => [item.conversationId, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Container number contains the text; undefined for an empty one. */
export function hasContainerNo(containerNo: string): SQL | undefined {
  if (containerNo === '') return undefined;
  return inArray(conversation.orderContainerId, containerIdsLike(containerNo));
}

export function toConversationItem(companyNo: string, found: ItemRow): ConversationItem {
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
    last: lastMessageOf(found, isCustomer),
    assignedTo: isCustomer ? null : found.assignedTo,
    assignedName: isCustomer ? '' : (found.assignedName ?? ''),
  };
}

function lastMessageOf(found: ItemRow, isCustomer: boolean): ConversationItem['last'] {
  if (found.lastType === null) return null;
  const text = found.lastType === MSG_TYPE.text ? found.lastText : found.lastFile;
  const isOfCustomer = found.lastCompanyId === found.customerId;
  return { msgType: found.lastType, text: text ?? '', isOwn: isOfCustomer === isCustomer };
}
