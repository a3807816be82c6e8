import type { ReactNode } from 'react';
import type { ListPageProps } from './listProps.ts';
import type { List } from './useList.ts';

/** What the table and the cards need to show the same rows. */
export interface RowsProps<Sent, Row extends object>
  extends Pick<
    ListPageProps<Sent, Row>,
    'rowKey' | 'columns' | 'actions' | 'actionsWidth' | 'selection' | 'label'
  > {
  list: List<Sent, Row>;
  /** undefined until the first rows are there */
  rows: Row[] | undefined;
  /** how many places to keep for the first rows */
  blankRows: number;
  selectedKeys: ReadonlySet<string>;
  onSelect: (keys: string[]) => void;
  /** stands in place of rows when there are none */
  emptyBody: ReactNode;
}
