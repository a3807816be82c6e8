import { MEGABYTE } from '../../../wire/uploadRule.ts';
import type { UploadedFile } from '../files/uploadCalls.ts';

/** Bigger files use resumable upload. */
export const SINGLE_REQUEST_BYTES = 8 * MEGABYTE;

export interface TransferOptions {
  signal: AbortSignal;
  /** 0 to 100 */
  onPercent: (percent: number) => void;
}

/** The last percent is reserved for server processing. */
export const MAX_TRANSFER_PERCENT = 99;

export function transferPercent(sent: number, total: number): number {
  if (total === 0) return 0;
  return Math.min(MAX_TRANSFER_PERCENT, Math.floor((sent / total) * 100));
}

/** One file per request, so exactly one in the answer. */
export function singleFile({ busiResources }: { busiResources: UploadedFile[] }): UploadedFile {
  const [uploaded] = busiResources;
  if (!uploaded) throw new Error('the server took a file in without naming it');
  return uploaded;
}
