import type { GridRange } from './block.ts';

export interface GridColumn {
  name: string;
  title: string;
  /** in px */
  width: number;
  isFigure?: boolean;
  hint?: string | undefined;
  choices?: readonly { value: string; label: string }[] | undefined;
}

/** Words at a cell: an error, or a doubt. */
export interface CellMark {
  tone: 'bad' | 'doubt';
  words: string;
}

export interface GridRow {
  key: string;
  /** as shown and typed, by column */
  cells: Readonly<Record<string, string>>;
  marks: Readonly<Record<string, CellMark>>;
  /** more than the text, at the pointer: what a code stands for */
  titles?: Readonly<Record<string, string>>;
  isChanged?: boolean;
  /** the line below the last, where the next one begins */
  isBlank?: boolean;
}

export const markOf = (row: GridRow, column: string): CellMark | undefined => row.marks[column];

export interface DataGridProps {
  label: string;
  cellLabel: (row: number, column: GridColumn) => string;
  /** of the first row shown; absent: 1 */
  firstNumber?: number;
  columns: readonly GridColumn[];
  rows: readonly GridRow[];
  /** false: read-only */
  isOpen: boolean;
  selection: GridRange | null;
  onSelect: (range: GridRange | null) => void;
  onType: (row: number, column: string, text: string) => void;
  /** text of the active cell while it is typed */
  onTyping?: (column: string, text: string) => void;
  onPaste: (from: { row: number; column: number }, block: string[][]) => void;
  onFillDown: (range: GridRange) => void;
  onClear: (range: GridRange) => void;
  onUndo: () => void;
  onRedo: () => void;
}
