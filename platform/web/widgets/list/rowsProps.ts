import type { ReactNode } from 'react';
import type { ListPageProps } from './listProps.ts';
import type { List } from './useList.ts';

export interface RowsProps<Sent, Row extends object>
  extends Pick<
    ListPageProps<Sent, Row>,
    'rowKey' | 'columns' | 'sortedBy' | 'actions' | 'actionsWidth' | 'selection' | 'label'
  > {
  list: Pick<List<Sent, Row>, 'address' | 'orderBy'>;
  rows: Row[] | undefined;
  placeholderRows: number;
  selectedKeys: ReadonlySet<string>;
  onSelect: (keys: string[]) => void;
  emptyBody: ReactNode;
}
