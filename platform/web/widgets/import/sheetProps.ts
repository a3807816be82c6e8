import type { ReactNode } from 'react';

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
  /** undefined on error (toasted by the write) */
  parse: (file: File) => Promise<Row[] | undefined>;
  columns: readonly SheetColumn<NoInfer<Row>>[];
  /** imports the valid rows; resolves to success, which resets the widget */
  onImport: (rows: NoInfer<Row>[]) => Promise<boolean>;
  maxBytes: number;
  template?: ReactNode;
  /** beside the counts of good and bad rows */
  summary?: (rows: readonly NoInfer<Row>[]) => ReactNode;
  /** one invalid row blocks the import; otherwise valid rows are imported */
  isAllOrNothing?: boolean;
}
