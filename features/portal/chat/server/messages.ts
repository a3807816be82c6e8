import { and, asc, desc, eq, gt, ilike, lt, or, sql } from 'drizzle-orm';
import { extensionOf } from '../../../../libs/fileName/fileName.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { likeContains } from '../../../../platform/server/database/likePattern.ts';
import { preparedQuery } from '../../../../platform/server/database/preparedQuery.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { fileBytesOf } from '../../../documents/resource/server/index.ts';
import { download } from '../../../documents/resource/wire.ts';
import { accountNameOf, companyNameOf, companyNoOf } from '../../../people/account/server/index.ts';
import { type ChatMessage, MSG_TYPE } from '../message.ts';
import { chatMessage, conversation } from './tables.ts';

const receiverId = sql`case when ${chatMessage.sendCompanyId} = ${conversation.customerCompanyId}
  then ${conversation.servingCompanyId} else ${conversation.customerCompanyId} end`;

const MESSAGE_COLUMNS = {
  chatId: chatMessage.id,
  conversationId: chatMessage.conversationId,
  seq: chatMessage.seq,
  clientId: chatMessage.clientId,
  sendCompanyNo: companyNoOf(chatMessage.sendCompanyId),
  sendCompanyName: companyNameOf(chatMessage.sendCompanyId),
  sendName: accountNameOf(chatMessage.sendAccountId),
  receiveCompanyNo: companyNoOf(receiverId),
  at: chatMessage.createdAt,
  msgType: chatMessage.msgType,
  chatContent: chatMessage.chatContent,
  fileName: chatMessage.fileName,
  resourceId: chatMessage.resourceId,
  byteCount: fileBytesOf(chatMessage.resourceId),
};

export type ChatMessageRow = Awaited<ReturnType<typeof selectMessagesBySeq>>[number];

const messageQuery = (db: Db) =>
  db.select(MESSAGE_COLUMNS).from(chatMessage).innerJoin(conversation, eq(conversation.id, chatMessage.conversationId));

const isIn = (conversationId: number) => eq(chatMessage.conversationId, conversationId);

export function selectMessagesBefore(db: Db, conversationId: number, beforeSeq: number, limit: number) {
  return messageQuery(db)
    .where(and(isIn(conversationId), lt(chatMessage.seq, beforeSeq)))
    .orderBy(desc(chatMessage.seq))
    .limit(limit);
}

export function selectMessagesAfter(db: Db, conversationId: number, afterSeq: number, limit: number) {
  return messageQuery(db)
    .where(and(isIn(conversationId), gt(chatMessage.seq, afterSeq)))
    .orderBy(asc(chatMessage.seq))
    .limit(limit);
}

const messagesBySeq = preparedQuery((db) =>
  messageQuery(db)
    .innerJoin(
      sql`unnest(${sql.placeholder('ids')}::bigint[], ${sql.placeholder('seqs')}::int[]) as named (conversation_id, seq)`,
      sql`named.conversation_id = ${chatMessage.conversationId} and named.seq = ${chatMessage.seq}`,
    )
    .orderBy(asc(chatMessage.conversationId), asc(chatMessage.seq))
    .prepare('chat_messages_named'),
);

export function selectMessagesBySeq(db: Db, keys: readonly { conversationId: number; seq: number }[]) {
  const ids = keys.map(({ conversationId }) => conversationId);
  return messagesBySeq(db).execute({ ids, seqs: keys.map(({ seq }) => seq) });
}

interface Sought {
  text: string;
  limit: number;
  beforeSeq: number;
}

/** Text and file names; newest first. */
export function selectMessagesContaining(db: Db, conversationId: number, { text, limit, beforeSeq }: Sought) {
  const pattern = likeContains(text);
  return messageQuery(db)
    .where(
      and(
        isIn(conversationId),
        lt(chatMessage.seq, beforeSeq),
        or(ilike(chatMessage.chatContent, pattern), ilike(chatMessage.fileName, pattern)),
      ),
    )
    .orderBy(desc(chatMessage.seq))
    .limit(limit);
}

/** Account names and client keys are visible to their own company only. */
export function toChatMessage(companyNo: string, found: ChatMessageRow): ChatMessage {
  const { at, sendName, chatContent, ...rest } = found;
  const isOwn = found.sendCompanyNo === companyNo;
  const isFile = found.msgType !== MSG_TYPE.text;
  return {
    ...rest,
    clientId: isOwn ? found.clientId : '',
    sendName: isOwn ? (sendName ?? '') : '',
    addTime: formatDateTime(at),
    chatContent: found.resourceId === null ? chatContent : `${download.path}?resourceId=${found.resourceId}`,
    suffix: isFile ? extensionOf(found.fileName) : '',
    isExpired: isFile && found.resourceId === null,
  };
}
