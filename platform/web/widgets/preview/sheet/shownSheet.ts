/** A cell that reaches over others; numbered from 0, the ends included. */
export interface Merge {
  startRow: number;
  startCol: number;
  endRow: number;
  endCol: number;
}

/** A cell as it is shown. */
export interface ShownCell {
  text: string;
  /** numbers and dates stand to the right, as in a spreadsheet */
  isFigure?: true;
  isBold?: true;
}

/** A sheet as it is shown: words instead of values. */
export interface ShownSheet {
  name: string;
  /** null stands for an empty cell */
  rows: readonly (readonly (ShownCell | null)[])[];
  /** in px */
  widths: readonly number[];
  merges: readonly Merge[];
  /** there is more in the file than is shown */
  isCut: boolean;
}

/** What the reading worker answers. */
export type SheetsRead = { sheets: readonly ShownSheet[]; isCut: boolean } | 'unreadable';

/** Only so much of a workbook is read for a preview. */
export const SHEET_LIMITS = { sheets: 30, rows: 5000, columns: 100 } as const;
/** How long reading may take. */
export const READING_MS = 20_000;
