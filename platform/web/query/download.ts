import { useState } from 'react';
import type { Call } from '../../wire/call.ts';
import type { FilePayload } from '../../wire/envelope.ts';
import { formatFor } from '../language/formatFor.ts';
import { currentLanguage } from '../language/language.ts';
import { CallError, NO_ANSWER } from '../request/callError.ts';
import type { Progress } from '../request/readFile.ts';
import { send } from '../request/send.ts';
import { usePlatformTexts } from '../texts/platformTexts.ts';
import { closeToast, showToast, showWaiting, tellProgress } from '../toast/toast.ts';
import { toastRefusal } from './toastRefusal.ts';

function saveAs(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Safari reads the blob after the click has returned
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function progressText({ received, total }: Progress): string {
  if (total !== null) return `${Math.floor((received / total) * 100)}%`;
  return formatFor(currentLanguage()).size(received);
}

/** Download of a file call with progress and result toasts (portal 8); exports are POST. */
export function useDownload<Sent, Read>(call: Call<Sent, Read, FilePayload>) {
  const [isPending, setPending] = useState(false);

  async function download(input: Sent): Promise<void> {
    setPending(true);
    const { file, fault } = await usePlatformTexts.load();
    const isExport = call.method === 'POST';
    const waiting = showWaiting(isExport ? file.exporting : file.downloading);
    const onProgress = (progress: Progress) => tellProgress(waiting, progressText(progress));
    try {
      const { fileName, content } = await send(call, input, { onProgress });
      saveAs(fileName, content);
      if (isExport) showToast('success', file.exported);
    } catch (error) {
      if (!(error instanceof CallError)) return;
      if (error.code === NO_ANSWER) showToast('error', fault.download);
      else toastRefusal(error);
    } finally {
      closeToast(waiting);
      setPending(false);
    }
  }

  return { download, isPending };
}
