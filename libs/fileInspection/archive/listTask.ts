import type { ListedEntry } from './checkEntries.ts';

export interface ListTask {
  path: string;
  type: '7z' | 'rar' | 'rar5';
  /** stop after this number of entries */
  mostEntries: number;
}

export type Listing = { entries: ListedEntry[] } | { tooMany: true } | null;
