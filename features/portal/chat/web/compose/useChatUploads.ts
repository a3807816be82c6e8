import { newKey } from '../../../../../platform/web/browser/newKey.ts';
import { CallError } from '../../../../../platform/web/request/callError.ts';
import { showToast } from '../../../../../platform/web/toast/toast.ts';
import { useUploadCalls } from '../../../../../platform/web/widgets/files/uploadCalls.ts';
import { warnBeforeUnload } from '../../../../../platform/web/widgets/upload/leaveWarning.ts';
import { useUploadFaultTexts, useUploadTexts } from '../../../../../platform/web/widgets/upload/texts.ts';
import { sendFile } from '../../../../../platform/web/widgets/upload/transport.ts';
import { uploadFaultText } from '../../../../../platform/wire/uploadFaultText.ts';
import { DOC_TYPE } from '../../../../documents/resource/docTypes.ts';
import { type ConversationSubject, subjectOf } from '../../conversation.ts';
import { useSender } from '../sending/useSending.ts';
import { type FileType, faultOf, messageTypeOf } from './chatFiles.ts';
import { enqueueUpload, useQueuedUploads } from './uploadQueue.ts';

export type ChatUploads = ReturnType<typeof useChatUploads>;

/** Each file becomes a message when uploaded, even after leaving the conversation. */
export function useChatUploads(about: ConversationSubject) {
  const calls = useUploadCalls();
  const sender = useSender();
  const queue = useQueuedUploads(about);

  function sendOne(file: File, type: FileType): void {
    enqueueUpload({ key: newKey(), about, type, name: file.name }, async (options) => {
      try {
        const uploaded = await warnBeforeUnload(sendFile(calls, file, { docType: DOC_TYPE.chat }, options));
        const { resourceId, resourceName: fileName, byteCount } = uploaded;
        const body = { kind: 'file' as const, msgType: type, resourceId, fileName, byteCount };
        sender.send({ clientId: newKey(), ...subjectOf(about), at: Date.now(), body });
      } catch (thrown) {
        // portal 8: a failed upload just ends; show the error
        if (!options.signal.aborted) await showFailure(thrown);
      }
    });
  }

  async function send(files: readonly File[], type?: FileType): Promise<void> {
    for (const file of files) {
      const as = type ?? messageTypeOf(file);
      const fault = faultOf(file, as);
      if (fault) showToast('error', uploadFaultText(await useUploadFaultTexts.load(), fault));
      else sendOne(file, as);
    }
  }

  return { going: queue, send };
}

async function showFailure(thrown: unknown): Promise<void> {
  const texts = await useUploadTexts.load();
  showToast('error', thrown instanceof CallError ? thrown.message : texts.failed);
}
