import { MEGABYTE } from '../../../wire/uploadRule.ts';
import { send } from '../../request/send.ts';
import type { Belonging, UploadCalls, UploadedFile } from './uploadCalls.ts';

/** Bigger files go up in parts, which survive a lost connection. */
export const AT_ONCE_BYTES = 8 * MEGABYTE;

/** How a file travels. */
export interface Journey {
  signal: AbortSignal;
  /** 0 to 100 */
  onPercent: (percent: number) => void;
}

/** The last hundredth is the server's: it looks into the file and keeps it. */
export const MOST_UNDERWAY = 99;

/** How much of a file is there while the server has not answered yet. */
export function percentOf(sent: number, total: number): number {
  if (total === 0) return 0;
  return Math.min(MOST_UNDERWAY, Math.floor((sent / total) * 100));
}

/**
 * Takes a file up.
 * @throws CallError when it is refused or the line is lost, AbortError when `signal` stops it.
 */
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

/** Puts another file in the place of one that is there. Throws as `sendFile` does. */
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

/** One file goes up at a time, so one comes back. */
export function only({ busiResources }: { busiResources: UploadedFile[] }): UploadedFile {
  const [uploaded] = busiResources;
  if (!uploaded) throw new Error('the server took a file in without naming it');
  return uploaded;
}
