import { useState } from 'react';
import type { Call } from '../../wire/call.ts';
import type { FilePayload } from '../../wire/envelope.ts';
import { CallError } from '../request/callError.ts';
import { send } from '../request/send.ts';
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

/** A file call a page can press: the browser saves the file, a toast tells of refusals. */
export function useDownload<Sent, Read>(call: Call<Sent, Read, FilePayload>) {
  const [isPending, setPending] = useState(false);

  async function download(input: Sent): Promise<void> {
    setPending(true);
    try {
      const { fileName, content } = await send(call, input);
      saveAs(fileName, content);
    } catch (error) {
      if (error instanceof CallError) toastRefusal(error);
    } finally {
      setPending(false);
    }
  }

  return { download, isPending };
}
