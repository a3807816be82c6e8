import { send } from '../../request/send.ts';
import type { Belonging, UploadCalls, UploadedFile } from '../files/uploadCalls.ts';
import { SINGLE_REQUEST_BYTES, singleFile, type TransferOptions, transferPercent } from './transferOptions.ts';

/** @throws CallError on error or connection loss, AbortError on `signal` */
export async function sendFile(
  calls: UploadCalls,
  file: File,
  belonging: Belonging,
  transfer: TransferOptions,
): Promise<UploadedFile> {
  if (file.size > SINGLE_REQUEST_BYTES) {
    const { uploadResumably } = await import('./resumableUpload.ts');
    return uploadResumably(calls, file, belonging, transfer);
  }
  return singleFile(await send(calls.upload, belonging, options(file, transfer)));
}

/** Replaces a file. Throws as `sendFile`. */
export async function replaceFile(
  calls: UploadCalls,
  resourceId: number,
  file: File,
  transfer: TransferOptions,
): Promise<UploadedFile> {
  return singleFile(await send(calls.reUpload, { resourceId }, options(file, transfer)));
}

function options(file: File, { signal, onPercent }: TransferOptions) {
  return {
    file,
    signal,
    leaveOnSessionEnd: true,
    onUploadProgress: ({ sent, total }: { sent: number; total: number }) => onPercent(transferPercent(sent, total)),
  };
}
