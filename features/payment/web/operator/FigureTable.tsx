import { Table } from 'antd';
import { CARD_BREAKPOINT, useNarrow } from '../../../../platform/web/widgets/screen/useNarrow.ts';
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

function FigureCards({ label, heads, rows }: FigureTableProps) {
  return (
    <ul className={styles.figures} aria-label={label}>
      {rows.map(({ key, cells }) => (
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
  );
}

function WideTable({ label, heads, rows }: FigureTableProps) {
  return (
    <Table<FigureRow>
      className={styles.table ?? ''}
      size="small"
      aria-label={label}
      pagination={false}
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
