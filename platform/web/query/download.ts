import { useState } from 'react';
import type { AnyCall, Call } from '../../wire/call.ts';
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

interface FileTexts {
  exporting: string;
  downloading: string;
  downloadingData: string;
}

/** While a file comes (portal 8, documents 8): a list is exported, a file downloaded, what is put together is data. */
export function waitingText({ path, method }: Pick<AnyCall, 'path' | 'method'>, texts: FileTexts): string {
  if (isExport({ path })) return texts.exporting;
  return method === 'GET' ? texts.downloading : texts.downloadingData;
}

const isExport = ({ path }: Pick<AnyCall, 'path'>) => path.endsWith('/export');

/** Download of a file call with progress and result toasts (portal 8). */
export function useDownload<Sent, Read>(call: Call<Sent, Read, FilePayload>) {
  const [isPending, setPending] = useState(false);

  async function download(input: Sent): Promise<void> {
    setPending(true);
    const { file, fault } = await usePlatformTexts.load();
    const toastId = showProgressToast(waitingText(call, file));
    const onProgress = (progress: DownloadProgress) => updateProgressToast(toastId, progressText(progress));
    try {
      const { fileName, content } = await send(call, input, { onProgress });
      saveAs(fileName, content);
      if (isExport(call)) showToast('success', file.exported);
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
