import { and, asc, desc, eq, gt, ilike, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { holding } from '../../../platform/server/database/holding.ts';
import { preparedFor } from '../../../platform/server/database/preparedFor.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import { extensionOf } from '../../../platform/wire/uploadRule.ts';
import { accountNameOf, companyNameOf, companyNoOf } from '../../account/server/index.ts';
import { fileBytesOf } from '../../resource/server/index.ts';
import { download } from '../../resource/wire.ts';
import { type ChatMessage, MSG_TYPE } from '../message.ts';
import { chatMessage, conversation } from './tables.ts';

const receiverId = sql`case when ${chatMessage.sendCompanyId} = ${conversation.customerCompanyId}
  then ${conversation.servingCompanyId} else ${conversation.customerCompanyId} end`;

const MESSAGE = {
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

export type FoundMessage = Awaited<ReturnType<typeof selectMessagesNamed>>[number];

const messages = (db: Db) =>
  db
    .select(MESSAGE)
    .from(chatMessage)
    .innerJoin(conversation, eq(conversation.id, chatMessage.conversationId));

const of = (conversationId: number) => eq(chatMessage.conversationId, conversationId);

export function selectMessagesBefore(db: Db, conversationId: number, beforeSeq: number, limit: number) {
  return messages(db)
    .where(and(of(conversationId), lt(chatMessage.seq, beforeSeq)))
    .orderBy(desc(chatMessage.seq))
    .limit(limit);
}

export function selectMessagesAfter(db: Db, conversationId: number, afterSeq: number, limit: number) {
  return messages(db)
    .where(and(of(conversationId), gt(chatMessage.seq, afterSeq)))
    .orderBy(asc(chatMessage.seq))
    .limit(limit);
}

const named = preparedFor((db) =>
  messages(db)
    .innerJoin(
      sql`unnest(${sql.placeholder('ids')}::bigint[], ${sql.placeholder('seqs')}::int[]) as named (conversation_id, seq)`,
      sql`named.conversation_id = ${chatMessage.conversationId} and named.seq = ${chatMessage.seq}`,
    )
    .orderBy(asc(chatMessage.conversationId), asc(chatMessage.seq))
    .prepare('chat_messages_named'),
);

export function selectMessagesNamed(db: Db, asked: readonly { conversationId: number; seq: number }[]) {
  const ids = asked.map(({ conversationId }) => conversationId);
  return named(db).execute({ ids, seqs: asked.map(({ seq }) => seq) });
}

/** Text and file names; newest first. */
export function selectMessagesHolding(db: Db, conversationId: number, text: string, limit: number) {
  const holds = holding(text);
  return messages(db)
    .where(
      and(of(conversationId), or(ilike(chatMessage.chatContent, holds), ilike(chatMessage.fileName, holds))),
    )
    .orderBy(desc(chatMessage.seq))
    .limit(limit);
}

/** Account names and client keys are visible to their own company only. */
export function messageFor(companyNo: string, found: FoundMessage): ChatMessage {
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

export async function keptMessage(
  db: Db,
  { conversationId, own }: { conversationId: number; own: { companyNo: string } },
  seq: number,
): Promise<ChatMessage> {
  const [kept] = await selectMessagesNamed(db, [{ conversationId, seq }]);
  if (kept === undefined) throw new Error('a message was not kept');
  return messageFor(own.companyNo, kept);
}
