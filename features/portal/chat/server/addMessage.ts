import { randomUUID } from 'node:crypto';
import { auditEntryOf } from '../../../../platform/server/audit/auditLog.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { ReceivedFile } from '../../../../platform/server/files/receivedFile.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { userErrorsIn } from '../../../../platform/server/texts/userError.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { uploadFaultText } from '../../../../platform/wire/uploadFaultText.ts';
import { allowsExtension, faultOfFile, type UploadFault } from '../../../../platform/wire/uploadRule.ts';
import { CHAT_FILE_RULE, CHAT_IMAGE_RULE } from '../../../../platform/wire/uploadRules.ts';
import { en, ru, zh } from '../../../../platform/wire/uploadTexts.ts';
import { DOC_TYPE } from '../../../documents/resource/docTypes.ts';
import {
  attachOwnFile,
  receiveUpload,
  type UploadDependencies,
  unsafeSelectOfUpload,
} from '../../../documents/resource/server/index.ts';
import { keyTextOf } from '../conversation.ts';
import { type ChatMessage, MSG_TYPE } from '../message.ts';
import { addChat, addChatFile } from '../wire.ts';
import { findOrCreateConversation } from './conversationView.ts';
import { selectMessagesBySeq, toChatMessage } from './messages.ts';
import type { MessageWriter } from './messageWriter.ts';
import { userError } from './texts.ts';

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

const fileError = userErrorsIn({ zh, en, ru });

/** Attaches an upload to the conversation, then adds its message; repeatable after a crash in between. */
export async function addFileMessage(
  { writer, uploads }: { writer: MessageWriter; uploads: UploadDependencies },
  input: ReadBy<typeof addChatFile>,
  ctx: CallContext,
): Promise<ChatMessage> {
  const { db, user } = ctx;
  const { msgType, remark } = input;
  const { view, file, resourceId } = await db.transaction(async (inside) => {
    const id =
      (ctx.upload && (await receiveChatFile(uploads, ctx.upload, input, { db: inside, user }))) ??
      input.resourceId ??
      resourceIdInPath(input.chatContent);
    if (id === null) throw userError((t) => t.fileAbsent, CODE.absent);
    const created = await findOrCreateConversation(inside, ownCompanyId(user), input);
    const owner = { docType: DOC_TYPE.chat, relaId: String(created.conversationId) };
    const attached = await attachOwnFile(inside, user, id, owner);
    if (attached === undefined) throw userError((t) => t.fileAbsent, CODE.absent);
    // rolls back: the upload stays private, no conversation is started
    assertFileKind(attached, msgType);
    return { view: created, file: attached, resourceId: id };
  });
  const { seq } = await writer.write({
    view,
    accountId: user.accountId,
    clientId: input.clientId || randomUUID(),
    msgType,
    chatContent: '',
    remark,
    file: { resourceId, fileName: file.fileName },
    auditEntry: auditEntryOf(addChatFile, input, ctx),
  });
  return readMessage(db, view, seq);
}

/** A repeat with the same `clientId` finds the file of the first try. */
async function receiveChatFile(
  uploads: UploadDependencies,
  file: ReceivedFile,
  input: ReadBy<typeof addChatFile>,
  ctx: Pick<CallContext, 'db' | 'user'>,
): Promise<number | null> {
  const { clientId } = input;
  const uploadId = clientId && `chat ${ctx.user.accountId} ${keyTextOf(input)} ${clientId}`;
  const earlier = uploadId && (await unsafeSelectOfUpload(ctx.db, uploadId));
  if (earlier) return earlier.id;
  const metadata = {
    docType: DOC_TYPE.chat,
    resourceType: '',
    relaId: '',
    extInfo: '',
    trainNo: '',
    ...(uploadId && { uploadId }),
  };
  const { busiResources } = await receiveUpload(uploads, file, metadata, ctx);
  return busiResources[0]?.resourceId ?? null;
}

/** Older clients name the file by its download path. */
function resourceIdInPath(path: string): number | null {
  const id = Number(/[?&]resourceId=(\d+)/.exec(path)?.[1]);
  return Number.isSafeInteger(id) ? id : null;
}

function assertFileKind(file: { fileName: string; byteCount: number; extension: string }, msgType: 1 | 2): void {
  const rule = msgType === MSG_TYPE.image ? CHAT_IMAGE_RULE : CHAT_FILE_RULE;
  const contentFault: UploadFault = rule.isImage
    ? { key: 'imageFormat' }
    : { key: 'wrongType', extensions: rule.extensions ?? [] };
  const nameFault = faultOfFile({ name: file.fileName, byteCount: file.byteCount }, rule);
  // the file name is untrusted; `extension` is derived from the bytes
  const fault = nameFault ?? (allowsExtension(rule, file.extension) ? null : contentFault);
  if (fault) throw fileError((t) => uploadFaultText(t, fault));
}

async function readMessage(
  db: Db,
  { conversationId, own }: { conversationId: number; own: { companyNo: string } },
  seq: number,
): Promise<ChatMessage> {
  const [row] = await selectMessagesBySeq(db, [{ conversationId, seq }]);
  if (row === undefined) throw new Error('a message was not kept');
  return toChatMessage(own.companyNo, row);
}
