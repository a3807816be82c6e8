import { MEGABYTE } from '../../../wire/uploadRule.ts';
import type { UploadedFile } from './uploadCalls.ts';

/** Bigger files use resumable upload. */
export const AT_ONCE_BYTES = 8 * MEGABYTE;

export interface Journey {
  signal: AbortSignal;
  /** 0 to 100 */
  onPercent: (percent: number) => void;
}

/** The last percent is reserved for server processing. */
export const MOST_UNDERWAY = 99;

export function percentOf(sent: number, total: number): number {
  if (total === 0) return 0;
  return Math.min(MOST_UNDERWAY, Math.floor((sent / total) * 100));
}

/** One file per request, so exactly one in the answer. */
export function only({ busiResources }: { busiResources: UploadedFile[] }): UploadedFile {
  const [uploaded] = busiResources;
  if (!uploaded) throw new Error('the server took a file in without naming it');
  return uploaded;
}
