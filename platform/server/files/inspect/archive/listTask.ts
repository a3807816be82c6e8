import type { ListedEntry } from './checkEntries.ts';

/** What the listing process is given, as its only message. */
export interface ListTask {
  path: string;
  type: '7z' | 'rar' | 'rar5';
  /** blocks of the listing after which it stops */
  mostEntries: number;
}

/** What it answers; null: the archive could not be listed. */
export type Listing = { entries: ListedEntry[] } | { tooMany: true } | null;
