import { useState } from 'react';
import type { Call } from '../../wire/call.ts';
import type { FilePayload } from '../../wire/envelope.ts';
import { formatFor } from '../language/formatFor.ts';
import { currentLanguage } from '../language/language.ts';
import { CallError, NO_RESPONSE } from '../request/callError.ts';
import type { DownloadProgress } from '../request/readFile.ts';
import { send } from '../request/send.ts';
import { usePlatformTexts } from '../texts/platformTexts.ts';
import { closeToast, showProgressToast, showToast, updateProgressToast } from '../toast/toast.ts';
import { toastError } from './toastError.ts';

/** Hands bytes to the browser as a download. */
export function saveAs(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Safari reads the blob after the click has returned
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function progressText({ received, total }: DownloadProgress): string {
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
    const toastId = showProgressToast(isExport ? file.exporting : file.downloading);
    const onProgress = (progress: DownloadProgress) => updateProgressToast(toastId, progressText(progress));
    try {
      const { fileName, content } = await send(call, input, { onProgress });
      saveAs(fileName, content);
      if (isExport) showToast('success', file.exported);
    } catch (error) {
      if (!(error instanceof CallError)) return;
      if (error.code === NO_RESPONSE) showToast('error', fault.download);
      else toastError(error);
    } finally {
      closeToast(toastId);
      setPending(false);
    }
  }

  return { download, isPending };
}
