/** Merged range, zero-based, inclusive. */
export interface Merge {
  startRow: number;
  startCol: number;
  endRow: number;
  endCol: number;
}

export interface PreviewCell {
  text: string;
  isFigure?: true;
  isBold?: true;
}

export interface PreviewSheet {
  name: string;
  /** null: empty cell */
  rows: readonly (readonly (PreviewCell | null)[])[];
  /** in px */
  widths: readonly number[];
  merges: readonly Merge[];
  isCut: boolean;
}

export type SheetsRead = { sheets: readonly PreviewSheet[]; isCut: boolean } | 'unreadable';

export const SHEET_LIMITS = { sheets: 30, rows: 5000, columns: 100 } as const;
export const READ_TIMEOUT_MS = 20_000;
