import { Pagination, Table } from 'antd';
import { useState } from 'react';
import { CARD_BREAKPOINT, useNarrow } from '../../../../../platform/web/widgets/screen/useNarrow.ts';
import styles from '../payment.module.css';

export interface FigureRow {
  key: string;
  /** as many as there are heads; the first one names the row */
  cells: readonly string[];
}

interface FigureTableProps {
  label: string;
  heads: readonly string[];
  rows: readonly FigureRow[];
}

/** Rows of figures; cards on a phone, which have no room for columns. */
export function FigureTable(props: FigureTableProps) {
  const isNarrow = useNarrow(CARD_BREAKPOINT);
  return isNarrow ? <FigureCards {...props} /> : <WideTable {...props} />;
}

const CARDS_AT_ONCE = 8;
const ROWS_AT_ONCE = 20;

function FigureCards({ label, heads, rows }: FigureTableProps) {
  const [page, setPage] = useState(1);
  const first = (page - 1) * CARDS_AT_ONCE;
  return (
    <>
      <ul className={styles.figures} aria-label={label}>
        {rows.slice(first, first + CARDS_AT_ONCE).map(({ key, cells }) => (
          <li key={key}>
            <strong>{cells[0]}</strong>
            <dl>
              {heads.slice(1).map((head, index) => (
                <div key={head}>
                  <dt>{head}</dt>
                  <dd>{cells[index + 1]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <Pagination
        simple
        align="center"
        hideOnSinglePage
        current={page}
        pageSize={CARDS_AT_ONCE}
        total={rows.length}
        onChange={setPage}
      />
    </>
  );
}

function WideTable({ label, heads, rows }: FigureTableProps) {
  return (
    <Table<FigureRow>
      className={styles.table ?? ''}
      size="small"
      aria-label={label}
      pagination={{ pageSize: ROWS_AT_ONCE, hideOnSinglePage: true, showSizeChanger: false }}
      dataSource={[...rows]}
      columns={heads.map((title, index) => ({
        key: title,
        title,
        align: index === 0 ? ('left' as const) : ('right' as const),
        render: ({ cells }: FigureRow) => cells[index],
      }))}
    />
  );
}
