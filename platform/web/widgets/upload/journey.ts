import { MEGABYTE } from '../../../wire/uploadRule.ts';
import type { UploadedFile } from './uploadCalls.ts';

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

/** One file goes up at a time, so one comes back. */
export function only({ busiResources }: { busiResources: UploadedFile[] }): UploadedFile {
  const [uploaded] = busiResources;
  if (!uploaded) throw new Error('the server took a file in without naming it');
  return uploaded;
}
