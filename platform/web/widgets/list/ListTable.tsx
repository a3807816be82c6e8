import CaretDownOutlined from '@ant-design/icons/CaretDownOutlined';
import CaretUpOutlined from '@ant-design/icons/CaretUpOutlined';
import { Table, type TableProps } from 'antd';
import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import { usePlatformTexts } from '../../texts/platformTexts.ts';
import { useLayout } from '../../theme/layout.ts';
import { useWidgetTexts } from '../texts.ts';
import { columnCell, keyOfRow } from './columnCell.tsx';
import styles from './list.module.css';
import type { ListColumn } from './listProps.ts';
import type { RowsProps } from './rowsProps.ts';
import { useTableFit } from './useTableFit.ts';

const SORT_ORDER = { ascending: 'ascend', descending: 'descend' } as const;
/** Presses of a sortable head; where the call's own order is marked, one turns it round at once. */
const TURNS = ['ascend', 'descend', 'ascend'] as const;
const TURNS_AND_ENDS = ['ascend', 'descend'] as const;

/** A cut cell shows its whole text as a tooltip. */
function titleCutCell({ target }: SyntheticEvent): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>(`.${styles.cell}, .${styles.wholeCell}`) : null;
  if (cell === null) return;
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}

/** A row, or null for a placeholder. */
type TableRow<Row> = { key: string; row: Row | null };

/** Rows as a table, with a sticky header unless it overflows sideways. */
export function ListTable<Sent, Row extends object>(props: RowsProps<Sent, Row>) {
  const { list, rowKey, columns, selection } = props;
  const { list: words } = usePlatformTexts();
  const texts = useWidgetTexts();
  const frame = useRef<HTMLDivElement>(null);
  const { density } = useLayout();
  const shownColumns = columns.map(({ key }) => key).join(' ');
  const isWide = useTableFit(frame, density === 'compact', [props.rows, shownColumns]);
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
    // biome-ignore lint/a11y/noStaticElementInteractions: titles what is cut, there is nothing to press
    <div
      ref={frame}
      className={styles.tableFrame}
      data-wide={isWide}
      data-density={density}
      onMouseOver={titleCutCell}
      onFocus={titleCutCell}
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
          list.orderBy(order && column ? sortName(column) : null, order === 'descend' ? 'descending' : 'ascending');
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
  { columns, actions, actionsWidth, list, sortedBy }: RowsProps<Sent, Row>,
  actionsTitle: string,
): TableProps<TableRow<Row>>['columns'] {
  const { order } = list.address;
  const directionOf = (column: ListColumn<Row, Sent>) => {
    if (order !== null) return order.column === sortName(column) ? order.isAsc : undefined;
    return sortedBy?.key === column.key ? sortedBy.isAsc : undefined;
  };
  const drawn = columns.map((column) => ({
    key: column.key,
    ...headOf(column, directionOf(column), sortedBy !== undefined),
    width: column.width,
    align: column.align,
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

/** A column that cannot be sorted by still shows that its list is. */
function headOf<Row, Sent>(
  column: ListColumn<Row, Sent>,
  direction: keyof typeof SORT_ORDER | undefined,
  isMarked: boolean,
) {
  if (column.sortable !== undefined) {
    const sortOrder = direction ? SORT_ORDER[direction] : null;
    return { title: column.title, sorter: true, sortOrder, sortDirections: [...(isMarked ? TURNS : TURNS_AND_ENDS)] };
  }
  if (direction === undefined) return { title: column.title };
  const title = (
    <span className={styles.sorted}>
      {column.title} {direction === 'ascending' ? <CaretUpOutlined /> : <CaretDownOutlined />}
    </span>
  );
  return { title, onHeaderCell: () => ({ 'aria-sort': direction }) };
}

/** What sorts or counts is read whole: numbers, times, amounts. */
const isWhole = <Row, Sent>({ sortable, align }: ListColumn<Row, Sent>) => sortable !== undefined || align === 'right';

function classOfCell<Row, Sent>(column: ListColumn<Row, Sent>): string | undefined {
  if (column.isTall) return undefined;
  return isWhole(column) ? styles.wholeCell : styles.cell;
}

function tableCell<Sent, Row extends object>(column: ListColumn<Row, Sent>, row: Row | null): ReactNode {
  const shown = row ? columnCell(column, row) : <span className={styles.blank} />;
  // table cells ignore min-width
  return (
    <div className={classOfCell(column)} style={{ minWidth: column.minWidth }}>
      {shown}
    </div>
  );
}
