import { Table, type TableProps } from 'antd';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { usePlatformTexts } from '../../texts/platformTexts.ts';
import { useWidgetTexts } from '../texts.ts';
import { columnCell, keyOfRow } from './columnCell.tsx';
import styles from './list.module.css';
import type { ListColumn } from './listProps.ts';
import type { RowsProps } from './rowsProps.ts';

/** True while the table is wider than its frame. */
function useIsOverflowing(frame: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const outer = frame.current;
    const inner = outer?.querySelector('table');
    if (!outer || !inner || typeof ResizeObserver === 'undefined') return;
    const measure = () => setOverflows(inner.offsetWidth > outer.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    measure();
    return () => observer.disconnect();
  }, [frame]);
  return overflows;
}

const SORT_ORDER = { ascending: 'ascend', descending: 'descend' } as const;

/** A row, or null for a placeholder. */
type TableRow<Row> = { key: string; row: Row | null };

/** Rows as a table, with a sticky header unless it overflows sideways. */
export function ListTable<Sent, Row extends object>(props: RowsProps<Sent, Row>) {
  const { list, rowKey, columns, selection } = props;
  const { list: words } = usePlatformTexts();
  const texts = useWidgetTexts();
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useIsOverflowing(frame);
  const lines = linesOf(props);

  const rowSelection: TableProps<TableRow<Row>>['rowSelection'] = selection && {
    selectedRowKeys: [...props.selectedKeys],
    columnWidth: 40,
    onChange: (keys) => props.onSelect(keys.map(String)),
    getCheckboxProps: ({ row }) => ({
      disabled: row === null || selection.isSelectable?.(row) === false,
      'aria-label': texts.selectRow,
    }),
  };
  return (
    <div
      ref={frame}
      className={styles.tableFrame}
      data-wide={isWide}
      data-has-actions={props.actions !== undefined}
    >
      <Table<TableRow<Row>>
        size="small"
        aria-label={props.label ?? texts.rows}
        columns={tableColumns(props, words.actions)}
        dataSource={lines}
        rowKey="key"
        rowSelection={rowSelection}
        pagination={false}
        showSorterTooltip={false}
        locale={{ emptyText: props.emptyBody }}
        onChange={(_page, _filters, sorter) => {
          const { columnKey, order } = Array.isArray(sorter) ? { columnKey: null, order: null } : sorter;
          const column = columns.find((one) => one.key === columnKey);
          list.orderBy(
            order && column ? sortName(column) : null,
            order === 'descend' ? 'descending' : 'ascending',
          );
        }}
      />
    </div>
  );

  function linesOf({ rows, placeholderRows }: RowsProps<Sent, Row>): TableRow<Row>[] {
    if (rows) return rows.map((row) => ({ key: keyOfRow(rowKey, row), row }));
    return Array.from({ length: placeholderRows }, (_, index) => ({ key: `blank ${index}`, row: null }));
  }
}

function sortName<Row, Sent>(column: ListColumn<Row, Sent>): string {
  return column.sortable === undefined || column.sortable === true ? column.key : column.sortable;
}

function tableColumns<Sent, Row extends object>(
  { columns, actions, actionsWidth, list }: RowsProps<Sent, Row>,
  actionsTitle: string,
): TableProps<TableRow<Row>>['columns'] {
  const { order } = list.address;
  const drawn = columns.map((column) => ({
    key: column.key,
    title: column.title,
    width: column.width,
    align: column.align,
    sorter: column.sortable !== undefined,
    sortOrder: order?.column === sortName(column) ? SORT_ORDER[order.isAsc] : null,
    render: (_: unknown, { row }: TableRow<Row>) => tableCell(column, row),
  }));
  if (!actions) return drawn;
  const acting = {
    key: 'actions',
    title: actionsTitle,
    width: actionsWidth,
    className: styles.actionsCell,
    render: (_: unknown, { row }: TableRow<Row>) =>
      row ? <div className={styles.actions}>{actions(row)}</div> : <span className={styles.blank} />,
  };
  return [...drawn, acting];
}

function tableCell<Sent, Row extends object>(column: ListColumn<Row, Sent>, row: Row | null): ReactNode {
  const shown = row ? columnCell(column, row) : <span className={styles.blank} />;
  // table cells ignore min-width
  return column.minWidth === undefined ? shown : <div style={{ minWidth: column.minWidth }}>{shown}</div>;
}
