import type { SheetHeader } from '../sheet/cellKind.ts';

export interface TaskColumn extends SheetHeader {
  words?: Readonly<Record<string, string>>;
  hidesAmounts?: boolean;
}

export interface SheetTask {
  databaseUrl: string;
  statement: string;
  values: readonly unknown[];
  sheetName: string;
  columns: readonly TaskColumn[];
  /** minutes ahead of UTC of the sheet's clock */
  offsetMinutes: number;
  path: string;
  /** checked before anything is written */
  maxRows: number | null;
}

export type WorkerMessage =
  | { type: 'counted'; rowsTotal: number }
  | { type: 'written'; rowsDone: number }
  | { type: 'tooMany'; rowsTotal: number }
  | { type: 'done'; rowsDone: number; byteCount: number; sha256: string };
