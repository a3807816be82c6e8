import { send } from '../../request/send.ts';
import { AT_ONCE_BYTES, type Journey, only, percentOf } from './journey.ts';
import type { Belonging, UploadCalls, UploadedFile } from './uploadCalls.ts';

/** @throws CallError on error or connection loss, AbortError on `signal` */
export async function sendFile(
  calls: UploadCalls,
  file: File,
  belonging: Belonging,
  journey: Journey,
): Promise<UploadedFile> {
  if (file.size > AT_ONCE_BYTES) {
    const { sendInParts } = await import('./parts.ts');
    return sendInParts(calls, file, belonging, journey);
  }
  return only(await send(calls.upload, belonging, options(file, journey)));
}

/** Replaces a file. Throws as `sendFile`. */
export async function sendInPlaceOf(
  calls: UploadCalls,
  resourceId: number,
  file: File,
  journey: Journey,
): Promise<UploadedFile> {
  return only(await send(calls.reUpload, { resourceId }, options(file, journey)));
}

function options(file: File, { signal, onPercent }: Journey) {
  return {
    file,
    signal,
    leadsOut: true,
    onGone: ({ sent, total }: { sent: number; total: number }) => onPercent(percentOf(sent, total)),
  };
}
