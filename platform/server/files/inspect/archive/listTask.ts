/** What the listing process is given, as its only message. */
export interface ListTask {
  path: string;
  type: '7z' | 'rar' | 'rar5';
  /** blocks of the listing after which it stops */
  mostEntries: number;
}

/** The blocks of the listing: `Name = value` lines between blank ones. */
export type Listing = { lines: string[] } | { tooMany: true } | null;
