import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { uploadFaultText } from '../../../../wire/uploadFaultText.ts';
import { faultOfFile, type UploadRule } from '../../../../wire/uploadRule.ts';
import { newKey } from '../../../browser/newKey.ts';
import { CallError } from '../../../request/callError.ts';
import { showToast } from '../../../toast/toast.ts';
import { useUploadFaultTexts } from '../../upload/texts.ts';
import { sendFile } from '../../upload/transport.ts';
import { type Belonging, useUploadCalls } from '../../upload/uploadCalls.ts';
import { useRichTexts } from '../texts.ts';
import { nameWithoutEnding, nodeOfUpload } from './underway.ts';

export interface Goods {
  rule: UploadRule;
  belonging: Belonging;
}

/** Uploads pictures and videos into the text; errors as toasts. */
export function useUploads() {
  const calls = useUploadCalls();
  const [underway, setUnderway] = useState(0);
  const previews = useRef<string[]>([]);
  useEffect(() => () => previews.current.forEach(URL.revokeObjectURL), []);

  async function up(file: File, { belonging }: Goods): Promise<number> {
    setUnderway((count) => count + 1);
    try {
      const journey = { signal: new AbortController().signal, onPercent: () => undefined };
      return (await sendFile(calls, file, belonging, journey)).resourceId;
    } finally {
      setUnderway((count) => count - 1);
    }
  }

  async function picture(editor: Editor, file: File, goods: Goods, place?: number): Promise<void> {
    const upload = newKey();
    try {
      await refuseWrong(file, goods.rule);
      const preview = URL.createObjectURL(file);
      previews.current.push(preview);
      const attrs = { upload, preview, alt: nameWithoutEnding(file.name) };
      editor.commands.insertContentAt(place ?? editor.state.selection.to, { type: 'picture', attrs });
      const resourceId = await up(file, goods);
      settle(editor, upload, resourceId);
    } catch (thrown) {
      settle(editor, upload, null);
      await tell(thrown, 'imageFailed');
    }
  }

  async function film(editor: Editor, file: File, goods: Goods): Promise<boolean> {
    try {
      await refuseWrong(file, goods.rule);
      const resourceId = await up(file, goods);
      editor.chain().focus().insertContent({ type: 'film', attrs: { resourceId } }).run();
      return true;
    } catch (thrown) {
      await tell(thrown, 'filmFailed');
      return false;
    }
  }

  return { isBusy: underway > 0, picture, film };
}

class WrongFile extends Error {}

async function refuseWrong(file: File, rule: UploadRule): Promise<void> {
  const fault = faultOfFile({ name: file.name, byteCount: file.size }, rule);
  if (fault) throw new WrongFile(uploadFaultText(await useUploadFaultTexts.load(), fault));
}

async function tell(thrown: unknown, failure: 'imageFailed' | 'filmFailed'): Promise<void> {
  if (thrown instanceof WrongFile) return showToast('error', thrown.message);
  const texts = await useRichTexts.load();
  const reason = thrown instanceof CallError ? `: ${thrown.message}` : '';
  showToast('error', `${texts[failure]}${reason}`);
}

/** Sets the resource id of an uploaded picture or removes it; outside the undo history. */
function settle(editor: Editor, upload: string, resourceId: number | null): void {
  if (editor.isDestroyed) return;
  const found = nodeOfUpload(editor.state.doc, upload);
  if (!found) return;
  const { tr } = editor.state;
  if (resourceId === null) tr.delete(found.place, found.place + found.node.nodeSize);
  else tr.setNodeMarkup(found.place, undefined, { ...found.node.attrs, resourceId, upload: null });
  editor.view.dispatch(tr.setMeta('addToHistory', false));
}
