import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { uploadFaultText } from '../../../../wire/uploadFaultText.ts';
import { faultOfFile, type UploadRule } from '../../../../wire/uploadRule.ts';
import { newKey } from '../../../browser/newKey.ts';
import { CallError } from '../../../request/callError.ts';
import { showToast } from '../../../toast/toast.ts';
import { type Belonging, useUploadCalls } from '../../files/uploadCalls.ts';
import { useUploadFaultTexts } from '../../upload/texts.ts';
import { sendFile } from '../../upload/transport.ts';
import { useRichTexts } from '../texts.ts';
import { findUploadNode, nameWithoutEnding } from './uploadNodes.ts';

export interface MediaUpload {
  rule: UploadRule;
  belonging: Belonging;
}

/** Uploads pictures and videos into the text; errors as toasts. */
export function useUploads() {
  const calls = useUploadCalls();
  const [pending, setPending] = useState(0);
  const previews = useRef<string[]>([]);
  useEffect(() => () => previews.current.forEach(URL.revokeObjectURL), []);

  async function uploadFile(file: File, { belonging }: MediaUpload): Promise<number> {
    setPending((count) => count + 1);
    try {
      const transfer = { signal: new AbortController().signal, onPercent: () => undefined };
      return (await sendFile(calls, file, belonging, transfer)).resourceId;
    } finally {
      setPending((count) => count - 1);
    }
  }

  async function picture(editor: Editor, file: File, media: MediaUpload, position?: number): Promise<void> {
    const upload = newKey();
    try {
      await assertAllowed(file, media.rule);
      const preview = URL.createObjectURL(file);
      previews.current.push(preview);
      const attrs = { upload, preview, alt: nameWithoutEnding(file.name) };
      editor.commands.insertContentAt(position ?? editor.state.selection.to, { type: 'picture', attrs });
      const resourceId = await uploadFile(file, media);
      settle(editor, upload, resourceId);
    } catch (thrown) {
      settle(editor, upload, null);
      await toastFailure(thrown, 'imageFailed');
    }
  }

  async function video(editor: Editor, file: File, media: MediaUpload): Promise<boolean> {
    try {
      await assertAllowed(file, media.rule);
      const resourceId = await uploadFile(file, media);
      editor.chain().focus().insertContent({ type: 'film', attrs: { resourceId } }).run();
      return true;
    } catch (thrown) {
      await toastFailure(thrown, 'filmFailed');
      return false;
    }
  }

  return { isBusy: pending > 0, picture, video };
}

class InvalidFile extends Error {}

async function assertAllowed(file: File, rule: UploadRule): Promise<void> {
  const fault = faultOfFile({ name: file.name, byteCount: file.size }, rule);
  if (fault) throw new InvalidFile(uploadFaultText(await useUploadFaultTexts.load(), fault));
}

async function toastFailure(thrown: unknown, failure: 'imageFailed' | 'filmFailed'): Promise<void> {
  if (thrown instanceof InvalidFile) return showToast('error', thrown.message);
  const texts = await useRichTexts.load();
  const reason = thrown instanceof CallError ? `: ${thrown.message}` : '';
  showToast('error', `${texts[failure]}${reason}`);
}

/** Sets the resource id of an uploaded picture or removes it; outside the undo history. */
function settle(editor: Editor, upload: string, resourceId: number | null): void {
  if (editor.isDestroyed) return;
  const found = findUploadNode(editor.state.doc, upload);
  if (!found) return;
  const { tr } = editor.state;
  if (resourceId === null) tr.delete(found.position, found.position + found.node.nodeSize);
  else tr.setNodeMarkup(found.position, undefined, { ...found.node.attrs, resourceId, upload: null });
  editor.view.dispatch(tr.setMeta('addToHistory', false));
}
