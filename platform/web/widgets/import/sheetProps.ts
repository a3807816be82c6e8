import type { ReactNode } from 'react';

/** A row as a parse call answers it: its number in the sheet and what is wrong with it. */
export interface SheetRow {
  rowNumber: number;
  errors: string[];
}

export interface SheetColumn<Row> {
  key: string;
  title: string;
  align?: 'left' | 'right';
  render: (row: Row) => ReactNode;
}

export interface SheetImportProps<Row extends SheetRow> {
  /** sends the file to be read; undefined when that was refused (the write has told why) */
  parse: (file: File) => Promise<Row[] | undefined>;
  columns: readonly SheetColumn<NoInfer<Row>>[];
  /** takes the good rows; answers whether they were taken, then the widget begins anew */
  onImport: (rows: NoInfer<Row>[]) => Promise<boolean>;
  /** the parse call's `upload.maxBytes` */
  maxBytes: number;
  /** a link or button for an empty sheet to fill in */
  template?: ReactNode;
  /** one bad row stops the import; otherwise good rows go and bad ones stay behind */
  isAllOrNothing?: boolean;
}
