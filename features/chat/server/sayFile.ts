import { randomUUID } from 'node:crypto';
import { deedOf } from '../../../platform/server/audit/write.ts';
import { type Asking, ownCompanyId } from '../../../platform/server/http/asking.ts';
import { refusing } from '../../../platform/server/http/refusal.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { uploadFaultText } from '../../../platform/wire/uploadFaultText.ts';
import { allowsExtension, faultOfFile, type UploadFault } from '../../../platform/wire/uploadRule.ts';
import { CHAT_FILE_RULE, CHAT_IMAGE_RULE } from '../../../platform/wire/uploadRules.ts';
import en from '../../../platform/wire/uploadTexts/en.ts';
import ru from '../../../platform/wire/uploadTexts/ru.ts';
import zh from '../../../platform/wire/uploadTexts/zh.ts';
import { DOC_TYPE } from '../../resource/docTypes.ts';
import { giveOwnFile } from '../../resource/server/index.ts';
import { type ChatMessage, MSG_TYPE } from '../message.ts';
import { addChatFile } from '../wire.ts';
import { keptMessage } from './messages.ts';
import { openPlace } from './place.ts';
import type { Sayer } from './sayer.ts';
import { refuse } from './texts.ts';

const refuseFile = refusing({ zh, en, ru });

/** Attaches an upload to the conversation, then adds its message; repeatable after a crash in between. */
export async function sayFile(
  sayer: Sayer,
  input: ReadBy<typeof addChatFile>,
  asking: Asking,
): Promise<ChatMessage> {
  const { db, who } = asking;
  const { msgType, remark } = input;
  const resourceId = input.resourceId ?? idInPath(input.chatContent);
  if (resourceId === null) throw refuse((t) => t.fileAbsent, CODE.absent);
  const { place, file } = await db.transaction(async (inside) => {
    const opened = await openPlace(inside, ownCompanyId(who), input);
    const record = { docType: DOC_TYPE.chat, relaId: String(opened.conversationId) };
    const given = await giveOwnFile(inside, who, resourceId, record);
    if (given === undefined) throw refuse((t) => t.fileAbsent, CODE.absent);
    // rolls back: the upload stays private, no conversation is started
    refuseWrongKind(given, msgType);
    return { place: opened, file: given };
  });
  const { seq } = await sayer.say({
    place,
    accountId: who.accountId,
    clientId: input.clientId || randomUUID(),
    msgType,
    chatContent: '',
    remark,
    file: { resourceId, fileName: file.fileName },
    deed: deedOf(addChatFile, input, asking),
  });
  return keptMessage(db, place, seq);
}

/** Older clients name the file by its download path. */
function idInPath(path: string): number | null {
  const id = Number(/[?&]resourceId=(\d+)/.exec(path)?.[1]);
  return Number.isSafeInteger(id) ? id : null;
}

function refuseWrongKind(
  file: { fileName: string; byteCount: number; extension: string },
  msgType: 1 | 2,
): void {
  const rule = msgType === MSG_TYPE.image ? CHAT_IMAGE_RULE : CHAT_FILE_RULE;
  const wrongBytes: UploadFault = rule.isImage
    ? { key: 'imageFormat' }
    : { key: 'wrongType', extensions: rule.extensions ?? [] };
  const byName = faultOfFile({ name: file.fileName, byteCount: file.byteCount }, rule);
  // the file name is untrusted; `extension` is derived from the bytes
  const fault = byName ?? (allowsExtension(rule, file.extension) ? null : wrongBytes);
  if (fault) throw refuseFile((t) => uploadFaultText(t, fault));
}
