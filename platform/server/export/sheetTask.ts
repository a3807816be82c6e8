import type { SheetHeader } from '../sheet/cellKind.ts';

/** A column as the writing process knows it. */
export interface TaskColumn extends SheetHeader {
  words?: Readonly<Record<string, string>>;
}

/** What the writing process is given, as its only message. */
export interface SheetTask {
  databaseUrl: string;
  statement: string;
  values: readonly unknown[];
  sheetName: string;
  columns: readonly TaskColumn[];
  /** how far the clock of the sheet is ahead of UTC */
  offsetMinutes: number;
  /** the file to write */
  path: string;
  /** more rows are refused before anything is written */
  mostRows: number | null;
}

/** What it says while it writes, and at its end. */
export type SheetWord =
  | { told: 'counted'; rowsTotal: number }
  | { told: 'written'; rowsDone: number }
  | { told: 'tooMany'; rowsTotal: number }
  | { told: 'done'; rowsDone: number; byteCount: number; sha256: string };
