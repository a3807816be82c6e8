import { randomUUID } from 'node:crypto';
import { deedOf } from '../../../platform/server/audit/write.ts';
import { type Asking, ownCompanyId } from '../../../platform/server/http/asking.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import type { ChatMessage } from '../message.ts';
import { MSG_TYPE } from '../message.ts';
import { addChat } from '../wire.ts';
import { keptMessage } from './messages.ts';
import { openPlace } from './place.ts';
import type { Sayer } from './sayer.ts';

/** Resolves after the commit. */
export async function sayText(
  sayer: Sayer,
  input: ReadBy<typeof addChat>,
  asking: Asking,
): Promise<ChatMessage> {
  const { db, who } = asking;
  const { chatContent, remark } = input;
  const place = await openPlace(db, ownCompanyId(who), input);
  const clientId = input.clientId || randomUUID();
  const { chatId, seq, at, wasKnown } = await sayer.say({
    place,
    accountId: who.accountId,
    clientId,
    msgType: MSG_TYPE.text,
    chatContent,
    remark,
    file: null,
    deed: deedOf(addChat, input, asking),
  });
  if (wasKnown) return keptMessage(db, place, seq);
  return {
    chatId,
    conversationId: place.conversationId,
    seq,
    clientId,
    sendCompanyNo: place.own.companyNo,
    sendCompanyName: place.own.companyName,
    sendName: who.name,
    receiveCompanyNo: place.other.companyNo,
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
