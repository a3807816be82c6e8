import { randomUUID } from 'node:crypto';
import { auditEntryOf } from '../../../platform/server/audit/auditLog.ts';
import { type CallContext, ownCompanyId } from '../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import type { ChatMessage } from '../message.ts';
import { MSG_TYPE } from '../message.ts';
import { addChat } from '../wire.ts';
import { findOrCreateConversation } from './conversationView.ts';
import { readMessage } from './messages.ts';
import type { MessageWriter } from './messageWriter.ts';

/** Resolves after the commit. */
export async function addTextMessage(
  writer: MessageWriter,
  input: ReadBy<typeof addChat>,
  ctx: CallContext,
): Promise<ChatMessage> {
  const { db, user } = ctx;
  const { chatContent, remark } = input;
  const view = await findOrCreateConversation(db, ownCompanyId(user), input);
  const clientId = input.clientId || randomUUID();
  const { chatId, seq, at, isDuplicate } = await writer.write({
    view,
    accountId: user.accountId,
    clientId,
    msgType: MSG_TYPE.text,
    chatContent,
    remark,
    file: null,
    auditEntry: auditEntryOf(addChat, input, ctx),
  });
  if (isDuplicate) return readMessage(db, view, seq);
  return {
    chatId,
    conversationId: view.conversationId,
    seq,
    clientId,
    sendCompanyNo: view.own.companyNo,
    sendCompanyName: view.own.companyName,
    sendName: user.name,
    receiveCompanyNo: view.other.companyNo,
    addTime: formatDateTime(at),
    msgType: MSG_TYPE.text,
    chatContent,
    fileName: '',
    suffix: '',
    resourceId: null,
    byteCount: null,
    isExpired: false,
  };
}
